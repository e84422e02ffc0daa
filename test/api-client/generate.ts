import { mkdirSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** Writes the types of the API document at the given address. Files in forms have the type Blob. */
const [address = 'http://127.0.0.1:3000/api/docs/json'] = process.argv.slice(2)
const blob = ts.factory.createTypeReferenceNode('Blob')
const types = await openapiTS(new URL(address), {
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
})
const directory = new URL('generated/', import.meta.url)
mkdirSync(directory, { recursive: true })
writeFileSync(new URL('shop.ts', directory), astToString(types))
