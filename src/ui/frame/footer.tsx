import { useText } from '#src/platform/i18n/i18n.tsx'

export function Footer({ name, version }: { name: string; version: string }) {
  const text = useText()
  return (
    <footer className="app-footer main-footer">
      <strong>
        © {new Date().getFullYear()} {name}
      </strong>
      <span className="float-end">
        {text('ui.frame.version')} {version}
      </span>
    </footer>
  )
}
