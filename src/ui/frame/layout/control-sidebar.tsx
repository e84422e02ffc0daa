import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { loadScreenTexts, useText } from '#src/platform/i18n/i18n.tsx'
import { changeAndStoreLayout } from '#src/ui/frame/layout/layout.ts'
import type { Layout, Toggle } from '#src/ui/frame/layout/layout-rules.ts'
import { computePanelPaddings, listDisabledToggles, variants } from '#src/ui/frame/layout/panel-rules.ts'
import { panelSections } from '#src/ui/frame/layout/panel-sections.ts'
import { listenForRequestedToggle, takeRequestedToggle } from '#src/ui/frame/layout/requested-toggle.ts'

type ControlSidebarProps = { layout: Layout; toggleRef: RefObject<HTMLButtonElement | null> }

const textLoaders = {
  es: () => import('virtual:messages/panel/es'),
  en: () => import('virtual:messages/panel/en'),
  pt: () => import('virtual:messages/panel/pt'),
}

export const loadPanelTexts = (): Promise<void> => loadScreenTexts(textLoaders)

/** Lazy loading: loads the panel together with its texts. */
export async function loadControlSidebarWithTexts(): Promise<typeof ControlSidebar> {
  await loadPanelTexts()
  return ControlSidebar
}

/** The panel 'Customize AdminLTE'. Esc closes it and returns the focus to `toggleRef`, its button. */
function ControlSidebar({ layout, toggleRef }: ControlSidebarProps) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const { top, bottom } = computePanelPaddings(layout, useScrollPosition())
  const disabled = listDisabledToggles(layout)
  useEffect(() => focusToggle(panel.current, takeRequestedToggle()), [])
  useEffect(() => listenForRequestedToggle((toggle) => focusToggle(panel.current, toggle)), [])
  const close = () => {
    changeAndStoreLayout({ controlSidebarCollapsed: true })
    toggleRef.current?.focus()
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
      {panelSections.map(({ heading, toggles }) => (
        <fieldset key={heading}>
          {heading && <legend>{text(heading)}</legend>}
          {toggles.map(([name, caption]) => (
            <label key={name} className="form-check form-switch">
              <input
                type="checkbox"
                name={name}
                className="form-check-input"
                checked={layout[name]}
                disabled={disabled.has(name)}
                onChange={(event) => changeAndStoreLayout({ [name]: event.target.checked })}
              />
              {text(caption)}
            </label>
          ))}
        </fieldset>
      ))}
      <VariantChoice
        caption="Light Navbar Variants"
        names={variants.lightNavbars}
        chosenName={navbarVariant}
        onChoose={(name) => changeAndStoreLayout({ navbarVariant: name })}
      />
      <VariantChoice
        caption="Dark Navbar Variants"
        names={variants.darkNavbars}
        chosenName={navbarVariant}
        onChoose={(name) => changeAndStoreLayout({ navbarVariant: name })}
      />
      <VariantChoice caption="Accent Color Variants" names={[]} chosenName="" />
      <VariantChoice
        caption="Light Sidebar Variants"
        names={variants.lightSkins}
        chosenName={sidebarSkin}
        onChoose={(name) => changeAndStoreLayout({ sidebarSkin: name })}
      />
      <VariantChoice
        caption="Dark Sidebar Variants"
        names={variants.darkSkins}
        chosenName={sidebarSkin}
        onChoose={(name) => changeAndStoreLayout({ sidebarSkin: name })}
      />
      <VariantChoice caption="Brand Logo Variants" names={[]} chosenName="" />
    </aside>
  )
}

/** Focuses a switch of the panel, by default the first. */
function focusToggle(panel: HTMLElement | null, toggle: Toggle | null): void {
  const input = panel?.querySelector<HTMLElement>(toggle === null ? 'input' : `input[name="${toggle}"]`)
  input?.focus()
}

/** Message keys spell this colour in two words, its class in one, as the specification does. */
const specificationSpelling: Readonly<Record<string, string>> = { 'navbar-lightblue': 'light_blue' }

type VariantChoiceProps = {
  caption: string
  /** Class names; an empty list disables the select. */
  names: readonly string[]
  chosenName: string
  onChoose?: (name: string) => void
}

/** A select of class names, and swatches as shortcuts. None is selected if another list holds the chosen class. */
function VariantChoice({ caption, names, chosenName, onChoose }: VariantChoiceProps) {
  const text = useText()
  const translateName = (name: string) =>
    text(`ui.panel.colors.${specificationSpelling[name] ?? name.replace(/^.*-(?:light|dark)-|^navbar-/, '')}`)
  const value = names.includes(chosenName) ? chosenName : ''
  return (
    <div className="control-sidebar-variants">
      <label>
        <span>{text(caption)}</span>
        <select
          className="form-select form-select-sm"
          value={value}
          disabled={names.length === 0}
          onChange={(event) => onChoose?.(event.target.value)}
        >
          {value === '' && <option value="">{names.length > 0 && '–'}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {translateName(name)}
            </option>
          ))}
        </select>
      </label>
      {names.length > 0 && (
        <div className="skins">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={name}
              title={translateName(name)}
              aria-label={translateName(name)}
              aria-pressed={name === chosenName}
              onClick={() => onChoose?.(name)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Returns how far the page is scrolled, in CSS pixels. */
function useScrollPosition(): number {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('scroll', listener, { passive: true })
      return () => window.removeEventListener('scroll', listener)
    },
    () => window.scrollY,
  )
}
