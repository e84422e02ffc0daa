import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createXmlReader } from '#src/platform/spreadsheets/read-xlsx/xml/xml-reader.server.ts'

/** The events for a document that is read in chunks of these sizes and the rest at once. Adjacent texts are joined. */
function listEvents(xml: string, sizes: readonly number[]): string[] {
  const events: string[] = []
  let isText = false
  const addEvent = (event: string, asText = false) => {
    if (asText && isText) events.push(`${events.pop()}${event}`)
    else events.push(asText ? `"${event}` : event)
    isText = asText
  }
  const reader = createXmlReader({
    open: (name, attributes) => addEvent(`${name} ${JSON.stringify(attributes)}`),
    text: (part) => addEvent(part, true),
    close: (name) => addEvent(`/${name}`),
  })
  const bytes = Buffer.from(xml)
  let offset = 0
  for (const size of sizes) {
    reader.write(bytes.subarray(offset, offset + size))
    offset += size
  }
  reader.write(bytes.subarray(offset))
  reader.end()
  return events
}

const part = fc.constantFrom(
  ...['<a>', '</a>', `<b r="1" s='>'/>`, '<x:c xml:space="preserve">', 'texto ñ 📱', '&amp;', '&#241;&lt;', ' > '],
  ...['<!-- <a> -->', '<!---->', '<![CDATA[a < b & ]] <a>]]>', '<?pi a?>', '\r\n', '<d e="&quot;ñ&quot;"></d>'],
)

test('what is said of a document does not depend on how it is cut', () => {
  const document = fc.array(part, { maxLength: 20 }).map((parts) => `<r>${parts.join('')}</r>`)
  fc.assert(
    fc.property(document, fc.array(fc.nat({ max: 9 }), { maxLength: 60 }), (xml, sizes) => {
      assert.deepEqual(listEvents(xml, sizes), listEvents(xml, []))
    }),
    { numRuns: 500 },
  )
})

test('names lose their prefix, entities and sections are their signs', () => {
  assert.deepEqual(listEvents('<x:a b="&quot;&#x41;"><![CDATA[<&]]>&amp;</x:a><c/>', []), [
    'a {"b":"\\"A"}',
    '"<&&',
    '/a',
    'c {}',
    '/c',
  ])
})
