import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  applyLayoutChange,
  type Layout,
  layoutDefaults,
  listBodyClasses,
  parseLayout,
  type Toggle,
} from '#src/ui/frame/layout/layout-rules.ts'
import { computePanelPaddings, listDisabledToggles, variants } from '#src/ui/frame/layout/panel-rules.ts'

const screen = { isWide: true, isOpen: false, isFocusInSidebar: false }

test('the lists have the variants of the specification, four and fifteen bars, sixteen skins of each mode', () => {
  const { lightNavbars, darkNavbars, lightSkins, darkSkins } = variants
  assert.deepEqual(
    [lightNavbars, darkNavbars, lightSkins, darkSkins].map((list) => list.length),
    [4, 15, 16, 16],
  )
  assert.deepEqual([lightNavbars[0], darkNavbars[0]], ['navbar-light', 'navbar-dark'])
  assert.deepEqual([lightSkins[0], darkSkins[0]], ['sidebar-light-primary', 'sidebar-dark-primary'])
})

test('another colour mode resets variant and skin to the first of its list; the same one leaves them', () => {
  const chosen = { ...layoutDefaults, navbarVariant: 'navbar-orange', sidebarSkin: 'sidebar-light-lime' }
  const dark = applyLayoutChange(chosen, { darkMode: true })
  assert.deepEqual([dark.navbarVariant, dark.sidebarSkin], ['navbar-dark', 'sidebar-dark-primary'])
  const light = applyLayoutChange(dark, { darkMode: false })
  assert.deepEqual([light.navbarVariant, light.sidebarSkin], ['navbar-light', 'sidebar-light-primary'])
  assert.deepEqual(applyLayoutChange(chosen, { darkMode: false }), chosen)
})

test('boxed turns off what is fixed, and what it makes pointless cannot be pressed', () => {
  const fixed = { ...layoutDefaults, headerFixed: true, footerFixed: true, layoutFixed: true }
  const boxed = applyLayoutChange(fixed, { layoutBoxed: true })
  assert.deepEqual([boxed.headerFixed, boxed.footerFixed, boxed.layoutFixed], [false, false, false])
  assert.deepEqual([...listDisabledToggles(boxed)].sort(), ['footerFixed', 'headerFixed', 'layoutFixed'])
  const top = applyLayoutChange(layoutDefaults, { topNavigation: true })
  assert.deepEqual([...listDisabledToggles(top)].sort(), ['menuChildIndent', 'menuItemFlat', 'menuSidebarCollapsed'])
  assert.equal(listDisabledToggles(layoutDefaults).size, 0)
})

test('each setting puts its class on the body', () => {
  const classes: [Partial<Layout>, string][] = [
    [{ darkMode: true }, 'dark-mode'],
    [{ layoutBoxed: true }, 'layout-boxed'],
    [{ layoutFixed: true }, 'layout-fixed'],
    [{ headerFixed: true }, 'layout-navbar-fixed'],
    [{ footerFixed: true }, 'layout-footer-fixed'],
    [{ topNavigation: true }, 'layout-top-nav'],
    [{ menuSidebarCollapsed: true }, 'sidebar-collapse'],
  ]
  for (const [change, name] of classes) {
    assert.ok(!listBodyClasses(layoutDefaults, screen).includes(name), name)
    assert.ok(listBodyClasses(applyLayoutChange(layoutDefaults, change), screen).includes(name), name)
  }
})

test('an empty variant or skin is the first of its mode', () => {
  const empty = { ...layoutDefaults, navbarVariant: '', sidebarSkin: '' }
  assert.ok(listBodyClasses(empty, screen).includes('navbar-light'))
  assert.ok(listBodyClasses({ ...empty, darkMode: true }, screen).includes('sidebar-dark-primary'))
})

test('the panel keeps clear of bar and footer as the page is scrolled', () => {
  const fixed = { ...layoutDefaults, headerFixed: true, footerFixed: true }
  assert.deepEqual(
    [0, 10, 16, 500].map((scrolled) => computePanelPaddings(layoutDefaults, scrolled).top),
    [73, 63, 57, 57],
  )
  assert.deepEqual(computePanelPaddings(fixed, 0), { top: 16, bottom: 57 })
  assert.deepEqual(computePanelPaddings(fixed, 300), { top: 16, bottom: 57 })
})

test('whatever the storage holds becomes a whole layout with the panel closed', () => {
  fc.assert(
    fc.property(fc.anything(), (storedValue) => {
      const layout = parseLayout(storedValue)
      assert.deepEqual(Object.keys(layout), Object.keys(layoutDefaults))
      for (const [name, value] of Object.entries(layout))
        assert.equal(typeof value, typeof layoutDefaults[name as Toggle], name)
      assert.equal(layout.controlSidebarCollapsed, true)
    }),
  )
  assert.equal(parseLayout({ darkMode: true, unknown: 1, headerFixed: 'yes' }).darkMode, true)
  assert.equal(parseLayout({ headerFixed: 'yes' }).headerFixed, false)
  assert.equal(parseLayout({ darkMode: true }).sidebarSkin, 'sidebar-dark-primary')
})
