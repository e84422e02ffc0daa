import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { changeLayout } from '#src/ui/frame/layout.ts'
import { disabledToggles, type Layout, panelPaddings, type Toggle, variants } from '#src/ui/frame/layout-rules.ts'

/** Toggles by their headings; those without one stand first. */
const sections: readonly { heading: string | null; toggles: readonly (readonly [Toggle, string])[] }[] = [
  {
    heading: null,
    toggles: [
      ['darkMode', 'Dark mode'],
      ['layoutBoxed', 'Boxed'],
      ['topNavigation', 'Top Navigation'],
    ],
  },
  {
    heading: 'Header',
    toggles: [
      ['headerFixed', 'Fixed'],
      ['headerBorder', 'No Border'],
    ],
  },
  {
    heading: 'Sidebar',
    toggles: [
      ['menuSidebarCollapsed', 'Collapse'],
      ['layoutFixed', 'Fixed'],
      ['menuItemFlat', 'Nav Flat Style'],
      ['menuChildIndent', 'Nav Child Indent'],
    ],
  },
  { heading: 'Footer', toggles: [['footerFixed', 'Fixed']] },
]

type ControlSidebarProps = { layout: Layout; toggle: RefObject<HTMLButtonElement | null> }

/** The panel 'Customize AdminLTE'; Esc closes it. `toggle` is its button, to which the focus returns. */
export function ControlSidebar({ layout, toggle }: ControlSidebarProps) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const { top, bottom } = panelPaddings(layout, useScrolled())
  const disabled = disabledToggles(layout)
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])
  const close = () => {
    changeLayout({ controlSidebarCollapsed: true })
    toggle.current?.focus()
  }
  const { navbarVariant, sidebarSkin } = layout
  return (
    <aside
      ref={panel}
      id="control-sidebar"
      className="control-sidebar"
      aria-labelledby="control-sidebar-title"
      style={{ paddingTop: top, paddingBottom: bottom }}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <h2 id="control-sidebar-title">{text('Customize AdminLTE')}</h2>
      {sections.map(({ heading, toggles }) => (
        <fieldset key={heading}>
          {heading && <legend>{text(heading)}</legend>}
          {toggles.map(([name, caption]) => (
            <label key={name} className="form-check form-switch">
              <input
                type="checkbox"
                className="form-check-input"
                checked={layout[name]}
                disabled={disabled.has(name)}
                onChange={(event) => changeLayout({ [name]: event.target.checked })}
              />
              {text(caption)}
            </label>
          ))}
        </fieldset>
      ))}
      <Variants
        caption="Light Navbar Variants"
        list={variants.lightNavbars}
        chosen={navbarVariant}
        onChoose={(name) => changeLayout({ navbarVariant: name })}
      />
      <Variants
        caption="Dark Navbar Variants"
        list={variants.darkNavbars}
        chosen={navbarVariant}
        onChoose={(name) => changeLayout({ navbarVariant: name })}
      />
      <Variants caption="Accent Color Variants" list={[]} chosen="" />
      <Variants
        caption="Light Sidebar Variants"
        list={variants.lightSkins}
        chosen={sidebarSkin}
        onChoose={(name) => changeLayout({ sidebarSkin: name })}
      />
      <Variants
        caption="Dark Sidebar Variants"
        list={variants.darkSkins}
        chosen={sidebarSkin}
        onChoose={(name) => changeLayout({ sidebarSkin: name })}
      />
      <Variants caption="Brand Logo Variants" list={[]} chosen="" />
    </aside>
  )
}

/** The specification writes this bar's name in two words, the skin's in one. */
const spelling: Readonly<Record<string, string>> = { 'navbar-lightblue': 'light_blue' }

type VariantsProps = {
  caption: string
  /** Class names; an empty list is disabled. */
  list: readonly string[]
  chosen: string
  onChoose?: (name: string) => void
}

/** A dropdown of class names, and its swatches as their shortcut; none is chosen where another list's is. */
function Variants({ caption, list, chosen, onChoose }: VariantsProps) {
  const text = useText()
  const nameOf = (name: string) =>
    text(`ui.panel.colors.${spelling[name] ?? name.replace(/^.*-(?:light|dark)-|^navbar-/, '')}`)
  const value = list.includes(chosen) ? chosen : ''
  return (
    <div className="control-sidebar-variants">
      <label>
        <span>{text(caption)}</span>
        <select
          className="form-select form-select-sm"
          value={value}
          disabled={list.length === 0}
          onChange={(event) => onChoose?.(event.target.value)}
        >
          {value === '' && <option value="">{list.length > 0 && '–'}</option>}
          {list.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      </label>
      {list.length > 0 && (
        <div className="skins">
          {list.map((name) => (
            <button
              key={name}
              type="button"
              className={name}
              title={nameOf(name)}
              aria-label={nameOf(name)}
              aria-pressed={name === chosen}
              onClick={() => onChoose?.(name)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** How far the page is scrolled, in CSS pixels. */
function useScrolled(): number {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('scroll', listener, { passive: true })
      return () => window.removeEventListener('scroll', listener)
    },
    () => window.scrollY,
  )
}
