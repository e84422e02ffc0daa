import assert from 'node:assert/strict'
import type { Client } from '#test/client.ts'

type Row = { id: number; updated_at: string } & Record<string, any>
type FieldValues = Record<string, unknown>

export type Factories = ReturnType<typeof createFactories>

let lastNumber = 0
const nextNumber = () => ++lastNumber

/** Functions that create rows through the API, with default values for required fields. */
export function createFactories(admin: Client) {
  async function create(path: string, values: FieldValues): Promise<Row> {
    const answer = await admin.post(path, values)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }
  const category = (values: FieldValues = {}) =>
    create('/categories', { name: `Categoría ${nextNumber()}`, description: 'Equipos', ...values })
  const color = (values: FieldValues = {}) =>
    create('/colors', { name: `Color ${nextNumber()}`, color_code: '#112233', ...values })
  return {
    category,
    color,
    /** `colors` are rows of colors. Without `category_id`, creates a category too. */
    async product({ colors, ...values }: FieldValues & { colors?: Row[] } = {}) {
      const category_id = values.category_id ?? (await category()).id
      return create('/products', {
        name: `iPhone ${nextNumber()}`,
        description: 'En caja cerrada',
        price: 100,
        category_id,
        ...(colors && { colorIds: colors.map(({ id }) => id) }),
        ...values,
      })
    },
    parameters: (values: FieldValues = {}) =>
      create('/parameters', { email: 'hola@example.com', phone: '(0343) 555-0142', ...values }),
    job_title: (values: FieldValues = {}) => create('/job_titles', { name: `Puesto ${nextNumber()}`, ...values }),
    ppe: (values: FieldValues = {}) => create('/ppes', { name: `Casco ${nextNumber()}`, ...values }),
    employee: (values: FieldValues = {}) =>
      create('/employees', {
        name: 'Ayelén',
        surname: `Prueba ${nextNumber()}`,
        employee_file_number: String(nextNumber()).padStart(4, '0'),
        ...values,
      }),
    client: (values: FieldValues = {}) => create('/clients', { name: `Cliente ${nextNumber()}`, ...values }),
    company: (values: FieldValues = {}) => create('/companies', { name: `Empresa ${nextNumber()}`, ...values }),
    /** The default password is `secreta`. */
    user: (values: FieldValues = {}) =>
      create('/users', {
        name: 'Luz',
        surname: `Prueba ${nextNumber()}`,
        dni: String(30_000_000 + nextNumber()),
        email: `u${nextNumber()}@example.com`,
        password: 'secreta',
        confirmPassword: values.password ?? 'secreta',
        ...values,
      }),
  }
}
