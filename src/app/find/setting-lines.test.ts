import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterAndRankLines } from '#src/app/find/palette-lines.ts'
import { buildPanelLines, buildParameterLines, buildPasswordLine } from '#src/app/find/setting-lines.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { messageKeyOf } from '#src/platform/i18n/message-ref.ts'

const translateInto =
  (language: Language): Translate =>
  (ref) =>
    allMessages[messageKeyOf(ref)]?.[language] ?? messageKeyOf(ref)
const owner = ['', 'see_parameters', 'update_parameters']

function findSettings(searchText: string, language: Language = 'es', permissions: readonly string[] = owner): string[] {
  const text = translateInto(language)
  const lines = [
    ...buildParameterLines(permissions, text, () => {}),
    buildPasswordLine(text, () => {}),
    ...buildPanelLines(text, () => {}),
  ]
  return filterAndRankLines(lines, searchText).map(({ label }) => label)
}

test('a field of the parameters is found by the words that people have for it, with and without accents', () => {
  for (const searchText of ['dolar', 'dólar', 'cotizacion', 'Cotización', 'dollar', 'exchange', 'cambio'])
    assert.equal(findSettings(searchText)[0], 'Cotización del dólar (Parámetros)', searchText)
  for (const searchText of ['horario', 'Horário', 'opening'])
    assert.ok(findSettings(searchText).includes('Abre a las (Parámetros)'), searchText)
  assert.equal(findSettings('dollar', 'en')[0], 'Dollar exchange rate (Parameters)')
  assert.equal(findSettings('câmbio', 'pt')[0], 'Cotação do dólar (Parâmetros)')
})

test('a switch of the panel is found by its caption and by what it does', () => {
  for (const searchText of ['dark', 'modo oscuro', 'oscuro', 'noche'])
    assert.equal(findSettings(searchText)[0], 'Modo oscuro (Personalizar)', searchText)
  assert.equal(findSettings('dark', 'en')[0], 'Dark mode (Customize)')
  assert.equal(findSettings('escuro', 'pt')[0], 'Modo escuro (Personalizar)')
  assert.deepEqual(findSettings('boxed'), ['Boxed (Personalizar)'])
})

test('who may not open the parameters finds the panel alone', () => {
  assert.deepEqual(findSettings('cotizacion', 'es', ['']), [])
  assert.deepEqual(findSettings('cotizacion', 'es', ['', 'see_parameters']), [])
  assert.deepEqual(findSettings('dark', 'es', ['']), ['Modo oscuro (Personalizar)'])
})

test('the own password is found in every language, whatever the reader may open', () => {
  for (const searchText of ['contraseña', 'contrasena', 'clave', 'password', 'senha'])
    assert.deepEqual(findSettings(searchText, 'es', ['']), ['Contraseña (Perfil)'], searchText)
  assert.deepEqual(findSettings('contraseña', 'en', ['']), ['Password (Profile)'])
  assert.deepEqual(findSettings('password', 'pt', ['']), ['Senha (Perfil)'])
})
