import type { Resource } from '#src/resource/declaration.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { Shop } from '#test/harness.ts'

type Given = Record<string, unknown>
type Sample = { given: Given; expected: Given }

let count = 0

/** Valid input for any declared resource, made from its fields, and what a read of it must show. */
export async function sampleOf(resource: Resource, world: Shop): Promise<Sample> {
  const given: Given = {}
  const expected: Given = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || field.kind === 'picture' || field.kind === 'pictures') continue
    const value = await sampleValue(name, field, world)
    given[name] = value
    if (field.writeOnly) continue
    if (field.kind !== 'refs') expected[name] = value
  }
  return { given, expected }
}

async function sampleValue(name: string, field: Field, world: Shop): Promise<unknown> {
  const n = ++count
  if (name === 'dni') return String(40_000_000 + n)
  if (name === 'cuit') return '30500010912'
  switch (field.kind) {
    case 'number':
      return field.decimals ? Math.min(field.max, Math.max(field.min, n % 90)) + 0.25 : Math.min(field.max, n % 90)
    case 'boolean':
      return true
    case 'ref':
      return (await makerOf(world, field.to)()).id
    case 'refs':
      return [(await makerOf(world, field.to)()).id]
    case 'email':
      return `persona${n}@example.com`
    case 'color':
      return '#1A2B3C'
    case 'time':
      return '09:30'
    case 'date':
      return '2026-02-28'
    case 'password':
      return 'secreta1'
    case 'texts':
      return [`Talle ${n}`, 'Ñ']
    case 'id':
    case 'picture':
    case 'pictures':
      throw new Error(`${name}: nobody types it, or it has tests of its own`)
    default:
      if (field.max < 40) return `Ñ${n}`
      // A rule may want a plainer word.
      return [`Ñandú <b>"${n}"</b> & #é 🙂`, `ñandú${n}`].find((text) => !field.rule || 'value' in field.rule(text))
  }
}

function makerOf({ make }: Shop, resource: string): () => Promise<{ id: number }> {
  const makers: Record<string, () => Promise<{ id: number }>> = {
    categories: make.category,
    colors: make.color,
    products: make.product,
    clients: make.client,
    companies: make.company,
    users: make.user,
    job_titles: make.job_title,
  }
  const maker = makers[resource]
  if (!maker) throw new Error(`No factory makes ${resource}`)
  return maker
}

/** The same input as a browser's form sends it: booleans 1/0, lists as JSON text. */
export function toForm(given: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'boolean') form.append(name, value ? '1' : '0')
    else form.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value))
  }
  return form
}

/** Rows of a resource that something refers to, with the label of what does. */
export async function namesInUse(resource: Resource, { make }: Shop): Promise<{ id: number; label: string }[]> {
  switch (resource.name) {
    case 'categories': {
      const category = await make.category()
      const product = await make.product({ category_id: category.id })
      return [{ id: category.id, label: product.name }]
    }
    case 'colors': {
      const color = await make.color()
      const product = await make.product({ colors: [color] })
      return [{ id: color.id, label: product.name }]
    }
    case 'companies': {
      const company = await make.company()
      const user = await make.user({ company_id: company.id })
      return [{ id: company.id, label: user.surname }]
    }
    case 'job_titles': {
      const title = await make.job_title()
      const ppe = await make.ppe({ job_title_ids: [title.id] })
      return [{ id: title.id, label: ppe.name }]
    }
    case 'clients': {
      const client = await make.client()
      const user = await make.user({ client_id: client.id })
      return [{ id: client.id, label: user.surname }]
    }
    default:
      return []
  }
}
