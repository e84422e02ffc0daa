import { useText } from '#src/platform/i18n/i18n.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stand } from '#src/ui/stand.tsx'

/** The specification's demo pages: a frame around nothing, to see the layout by. */
export function DemoPage({ title }: { title: string }) {
  const text = useText()
  return (
    <Page title={text(title)}>
      <section className="card">
        <Stand outline="empty" title={text(title)} says={text('app.demo.says')} />
      </section>
    </Page>
  )
}
