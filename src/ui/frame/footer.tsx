import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'

export function Footer({ name, version }: { name: string; version: string }) {
  const text = useText()
  return (
    <footer className="app-footer main-footer">
      <span>
        © {readShopDay().slice(0, 4)} {name}
      </span>
      <span>
        {text('ui.frame.version')} {version}
      </span>
    </footer>
  )
}
