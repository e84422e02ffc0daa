import { useText } from '#src/platform/i18n/i18n.tsx'

export function Footer({ name, version }: { name: string; version: string }) {
  const text = useText()
  return (
    <footer className="app-footer main-footer">
      <span>
        © {new Date().getFullYear()} {name}
      </span>
      <span>
        {text('ui.frame.version')} {version}
      </span>
    </footer>
  )
}
