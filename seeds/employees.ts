import { buildCbu } from '#src/workforce/numbers/cbu.ts'
import { listPossibleCuils } from '#src/workforce/numbers/cuil.ts'

/** What is told apart in the demo; the others simply work. Numbers are days from today. */
type State = {
  terminated?: number
  reason?: string
  employable?: false
  /** Days ago of an earlier period: its admission and its termination. */
  before?: readonly [number, number]
  admitted?: number
  birthday?: number
  licence?: readonly [classes: string, expires: number]
  medical?: number
  status?: string
  contract?: string
  active?: false
  client?: string
}

type Gender = 'female' | 'male' | 'other'

const jobs = {
  sales: ['Vendedor', 'Ventas', 'Vendedor B', 'Local', 'Sin personal a cargo'],
  repair: ['Técnico de reparación', 'Taller', 'Auxiliar especializado A', 'Taller', 'Sin personal a cargo'],
  stock: ['Encargado de depósito', 'Depósito', 'Auxiliar B', 'Depósito', 'Supervisión'],
  delivery: ['Repartidor', 'Reparto', 'Auxiliar B', 'Depósito', 'Sin personal a cargo'],
  office: ['Administrativo', 'Administración', 'Administrativo A', 'Administración', 'Sin personal a cargo'],
  head: ['Encargado de local', 'Ventas', 'Fuera de convenio', 'Local', 'Jefatura'],
} as const

type Person = readonly [name: string, surname: string, gender: Gender, job: keyof typeof jobs, state?: State]

const trial = { status: 'En período de prueba', contract: 'Período de prueba' }

/** Nobody of these exists. */
const people: readonly Person[] = [
  ['Ayelén', 'Quiroga', 'female', 'repair', { licence: ['B.1', 240], medical: 12 }],
  ['Bruno', 'Ñancul', 'male', 'repair', { medical: -9 }],
  ['Camila', 'Ferreyra Paz', 'female', 'sales', { birthday: 3 }],
  ['Damián', 'Ibarra', 'male', 'delivery', { licence: ['A.3,B.1', 18], medical: 200 }],
  ['Eugenia', 'Lobo', 'female', 'office', { birthday: 0 }],
  ['Fabricio', 'Méndez', 'male', 'delivery', { licence: ['A.3', -14] }],
  ['Gisela', 'Núñez', 'female', 'sales', { ...trial, admitted: -40 }],
  ['Hernán', 'Ojeda', 'male', 'stock', { medical: 28, licence: ['B.1,C.1', 400] }],
  ['Irupé', 'Peralta', 'female', 'head', { licence: ['B.1', 9] }],
  ['Joaquín', 'Rolón', 'male', 'sales', { terminated: -200, reason: 'Renuncia' }],
  ['Karina', 'Sosa', 'female', 'office', { status: 'De licencia' }],
  ['Lautaro', 'Trejo', 'male', 'repair', { ...trial, admitted: -75, birthday: 6 }],
  ['Malena', 'Urquijo', 'female', 'sales', { terminated: 20, reason: 'Jubilación' }],
  ['Nahuel', 'Videla', 'male', 'delivery', { licence: ['A.2.2,A.3', 65], before: [2400, 1500], admitted: -900 }],
  ['Ornella', 'Wagner', 'female', 'sales', { client: 'Estudio Aromo y Tala' }],
  ['Pablo', 'Yedro', 'male', 'stock', { status: 'Suspendido' }],
  ['Quimey', 'Zárate', 'other', 'repair', { medical: 5 }],
  ['Rocío', 'Acuña', 'female', 'office', { medical: 330 }],
  ['Santiago', 'Báez', 'male', 'sales', { active: false }],
  ['Tamara', 'Cardozo', 'female', 'sales', { terminated: -30, reason: 'Fin de contrato' }],
  ['Ulises', 'Duarte', 'male', 'delivery', { licence: ['B.1,C.2', 27], medical: -40 }],
  ['Valeria', 'Echagüe', 'female', 'head', { birthday: 15, client: 'Colegio Ñandubay Alto' }],
  ['Walter', 'Figueroa', 'male', 'stock', { terminated: -500, reason: 'Despido con causa', employable: false }],
  ['Ximena', 'Godoy', 'female', 'repair'],
  ['Yamil', 'Haddad', 'male', 'sales', { client: 'Imprenta Tres Islas' }],
  ['Zoe', 'Insaurralde', 'other', 'sales', { contract: 'Tiempo parcial indeterminado' }],
  ['Agustín', 'Jara', 'male', 'repair', { before: [3000, 2000], terminated: -90, admitted: -800, reason: 'Renuncia' }],
  ['Belén', 'Krause', 'female', 'office', { contract: 'Tiempo parcial indeterminado', birthday: 1 }],
  ['Ciro', 'Leguizamón', 'male', 'sales', { contract: 'Pasantía', admitted: -120 }],
  ['Delfina', 'Maidana', 'female', 'sales', { contract: 'Trabajo de temporada', admitted: -60 }],
  ['Elías', 'Navarro', 'male', 'delivery', { licence: ['A.1.3', 700] }],
  ['Florencia', 'Olmedo', 'female', 'repair', { status: 'De licencia', medical: 90 }],
  ['Gastón', 'Páez', 'male', 'stock', { licence: ['B.2,C.3,D.1', 150] }],
  ['Helena', 'Quintana', 'female', 'sales', { terminated: 0, reason: 'Renuncia' }],
  ['Iván', 'Ríos', 'male', 'sales', { ...trial, admitted: -10 }],
  ['Julieta', 'Sandoval', 'female', 'office', { client: 'Estudio Aromo y Tala' }],
  ['Kevin', 'Toledo', 'male', 'repair', { medical: 2, birthday: 29 }],
  [
    'Lara',
    'Uribe',
    'female',
    'sales',
    { contract: 'Trabajo eventual', admitted: -25, terminated: 5, reason: 'Fin de contrato' },
  ],
  ['Mateo', 'Vera', 'male', 'delivery', { licence: ['B.1', 3], medical: 60 }],
  ['Nora', 'Villalba', 'female', 'head', { terminated: -1, reason: 'Jubilación' }],
]

const streets = ['Urquiza', 'San Juan', 'Av. Almafuerte', 'Los Ceibos', 'Bv. Racedo', 'Cura Álvarez', 'Gualeguaychú']
const insurers = ['OSECAC', 'OSDE', 'Sancor Salud', null]
const banks = [
  ['0110341', 'Banco de la Nación Argentina'],
  ['3860014', 'Nuevo Banco de Entre Ríos'],
  ['0720177', 'Banco Santander Argentina'],
] as const

/**
 * The staff of the first demo company on a day, `YYYY-MM-DD`: as stored, but for references, which are names. Their
 * dnis lie in a range that is not issued.
 */
export const employees = (today: string) => people.map((person, at) => employee(today, person, at))

function employee(today: string, [name, surname, gender, job, state = {}]: Person, at: number) {
  const [job_title, job_sector, job_category, cost_center_name, management_level] = jobs[job]
  const dni = String(99_100_003 + at * 7_919)
  const [branch, salary_bank_name] = banks[at % banks.length] ?? banks[0]
  const account = String(4_000_001 + at * 131).padStart(13, '0')
  const [driver_license_class = null, expires = null] = state.licence ?? []
  return {
    name,
    surname,
    employee_file_number: String(at + 101).padStart(4, '0'),
    dni,
    cuil: listPossibleCuils(dni)[at % 2] ?? null,
    birth_date: birthday(today, state.birthday ?? 40 + ((at * 37) % 280), 28 + ((at * 11) % 33)),
    gender,
    nationality: at % 9 === 7 ? 'foreigner' : 'argentinean',
    marital_status: ['single', 'married', 'coexistence', 'concubinage'][at % 4],
    children: (at * 5) % 4,
    address: `${streets[at % streets.length]} ${100 + ((at * 173) % 2900)}`,
    zip_code: '3100',
    city: 'Paraná',
    locality: 'Paraná',
    province: 'Entre Ríos',
    country: 'Argentina',
    phone_number: `(0343) 555-${String(1000 + at * 17)}`,
    phone_number_2: null,
    personal_email: `${plain(name)}.${plain(surname)}@correo.example`,
    admission_date: dayFrom(today, state.admitted ?? -(200 + ((at * 211) % 2600))),
    termination_date: state.terminated === undefined ? null : dayFrom(today, state.terminated),
    termination_reason: state.reason ?? null,
    employable: state.employable ?? true,
    active: state.active ?? true,
    health_insurance: insurers[at % insurers.length] ?? null,
    medical_check_expiration: state.medical === undefined ? null : dayFrom(today, state.medical),
    driver_license_class,
    driver_expiration_date: expires === null ? null : dayFrom(today, expires),
    salary_cbu: buildCbu(branch, account),
    salary_bank_name,
    salary_account_number: account.slice(-7),
    company: 'Mostrador Demo S.R.L.',
    client: state.client ?? null,
    job_sector,
    job_title,
    job_category,
    contract_type: state.contract ?? 'Tiempo completo indeterminado',
    cct: job === 'head' ? 'Fuera de convenio' : '130/75',
    management_level,
    cost_center_name,
    status: state.status ?? 'Activo',
    /** An earlier employment, from and to. */
    earlier: state.before ? state.before.map((days) => dayFrom(today, -days)) : null,
  }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function dayFrom(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** Born so many years before the day on which the next birthday falls. */
function birthday(today: string, inDays: number, age: number): string {
  const day = dayFrom(today, inDays)
  const year = Number(day.slice(0, 4)) - age
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}
