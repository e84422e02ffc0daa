import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { registrations } from '#src/app/modules/modules.server.ts'
import { deriveExportAccess } from '#src/resource/export/export-access.ts'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
import { listReadPermissions } from '#src/resource/visibility/visible-fields.ts'
import { isOfProduct, testEveryResource } from '#test/contract.ts'

const resources = indexResourcesByName(registrations.map(({ resource }) => resource))

testEveryResource(({ resource, path, world, create }, keeps) => {
  const access = deriveExportAccess(resource)
  if (access === null) return

  keeps('its export has its rows, with every name that a read has, in both formats alike', async () => {
    const row = await create()
    const token = await world.as(...[access].flat(), ...listReadPermissions(resource)).token()
    const names = [...deriveModel(resource, resources).properties.keys()].filter((name) => name !== 'id')
    const download = async (format: string) => {
      const query = `id=${row.id}&fields=id,${names.join(',')}`
      const answer = await fetch(`${world.url}/api${path}/export.${format}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      assert.equal(answer.status, 200, await answer.clone().text())
      return Buffer.from(await answer.arrayBuffer())
    }
    const csv: string[][] = parse(await download('csv'), { bom: true, delimiter: ';' })
    const { sheets } = await readXlsx(await download('xlsx'))
    const xlsx = sheets[0]?.rows ?? []
    assert.deepEqual([csv.length, xlsx.length], [2, 2])
    assert.deepEqual(xlsx[0], csv[0])
    assert.equal(csv[1]?.[0], String(row.id))
    assert.equal(xlsx[1]?.[0], row.id)
  })

  if (!isOfProduct(resource)) return
  keeps('what its list shows has a caption of its own in an export', async () => {
    const token = await world.as(...[access].flat()).token()
    const answer = await fetch(`${world.url}/api${path}/export.csv`, { headers: { authorization: `Bearer ${token}` } })
    const [headings = []]: string[][] = parse(await answer.text(), { bom: true, delimiter: ';' })
    assert.equal(new Set(headings).size, headings.length, String(headings))
    assert.ok(
      headings.every((heading) => !resource.columns.includes(heading)),
      String(headings),
    )
  })
})
