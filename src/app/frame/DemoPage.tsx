import { useText } from '#src/platform/i18n/i18n.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/frame/page.tsx'

/** Demo page of the specification: an empty page that shows the layout. */
export function DemoPage({ title }: { title: string }) {
  const text = useText()
  return (
    <Page title={text(title)}>
      <section className="card">
        <EmptyState outline="empty" title={text(title)} description={text('app.demo.says')} />
      </section>
    </Page>
  )
}
