import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { xmlReader } from '#src/platform/spreadsheets/read-xlsx/xml/xml-reader.server.ts'

/** What is said of a document in chunks of these sizes, and the rest in one; texts without a tag between are one. */
function said(xml: string, sizes: readonly number[]): string[] {
  const all: string[] = []
  let isText = false
  const say = (what: string, asText = false) => {
    if (asText && isText) all.push(`${all.pop()}${what}`)
    else all.push(asText ? `"${what}` : what)
    isText = asText
  }
  const reader = xmlReader({
    open: (name, attributes) => say(`${name} ${JSON.stringify(attributes)}`),
    text: (part) => say(part, true),
    close: (name) => say(`/${name}`),
  })
  const bytes = Buffer.from(xml)
  let at = 0
  for (const size of sizes) {
    reader.write(bytes.subarray(at, at + size))
    at += size
  }
  reader.write(bytes.subarray(at))
  reader.end()
  return all
}

const part = fc.constantFrom(
  ...['<a>', '</a>', `<b r="1" s='>'/>`, '<x:c xml:space="preserve">', 'texto ñ 📱', '&amp;', '&#241;&lt;', ' > '],
  ...['<!-- <a> -->', '<!---->', '<![CDATA[a < b & ]] <a>]]>', '<?pi a?>', '\r\n', '<d e="&quot;ñ&quot;"></d>'],
)

test('what is said of a document does not depend on how it is cut', () => {
  const document = fc.array(part, { maxLength: 20 }).map((parts) => `<r>${parts.join('')}</r>`)
  fc.assert(
    fc.property(document, fc.array(fc.nat({ max: 9 }), { maxLength: 60 }), (xml, sizes) => {
      assert.deepEqual(said(xml, sizes), said(xml, []))
    }),
    { numRuns: 500 },
  )
})

test('names lose their prefix, entities and sections are their signs', () => {
  assert.deepEqual(said('<x:a b="&quot;&#x41;"><![CDATA[<&]]>&amp;</x:a><c/>', []), [
    'a {"b":"\\"A"}',
    '"<&&',
    '/a',
    'c {}',
    '/c',
  ])
})
