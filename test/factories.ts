import assert from 'node:assert/strict'
import type { Client } from '#test/client.ts'

type Row = { id: number; updated_at: string } & Record<string, any>
type Given = Record<string, unknown>

export type Factories = ReturnType<typeof factories>

let count = 0
const next = () => ++count

/** Rows made through the API itself, with what is required filled in. */
export function factories(admin: Client) {
  async function create(path: string, given: Given): Promise<Row> {
    const answer = await admin.post(path, given)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }
  const category = (given: Given = {}) =>
    create('/categories', { name: `Categoría ${next()}`, description: 'Equipos', ...given })
  const color = (given: Given = {}) => create('/colors', { name: `Color ${next()}`, color_code: '#112233', ...given })
  return {
    category,
    color,
    /** `colors` are rows; a category of its own unless `category_id` is given. */
    async product({ colors, ...given }: Given & { colors?: Row[] } = {}) {
      const category_id = given.category_id ?? (await category()).id
      return create('/products', {
        name: `iPhone ${next()}`,
        description: 'En caja cerrada',
        price: 100,
        category_id,
        ...(colors && { colorIds: colors.map(({ id }) => id) }),
        ...given,
      })
    },
    parameters: (given: Given = {}) =>
      create('/parameters', { email: 'hola@example.com', phone: '(0343) 555-0142', ...given }),
    job_title: (given: Given = {}) => create('/job_titles', { name: `Puesto ${next()}`, ...given }),
    ppe: (given: Given = {}) => create('/ppes', { name: `Casco ${next()}`, ...given }),
    employee: (given: Given = {}) =>
      create('/employees', {
        name: 'Ayelén',
        surname: `Prueba ${next()}`,
        employee_file_number: String(next()).padStart(4, '0'),
        ...given,
      }),
    client: (given: Given = {}) => create('/clients', { name: `Cliente ${next()}`, ...given }),
    company: (given: Given = {}) => create('/companies', { name: `Empresa ${next()}`, ...given }),
    /** The password is `secreta` unless given. */
    user: (given: Given = {}) =>
      create('/users', {
        name: 'Luz',
        surname: `Prueba ${next()}`,
        dni: String(30_000_000 + next()),
        email: `u${next()}@example.com`,
        password: 'secreta',
        confirmPassword: given.password ?? 'secreta',
        ...given,
      }),
  }
}
