/** Protective equipment of the demo companies; brands and models are invented. */
export const ppes = [
  {
    name: 'Botines de seguridad',
    description: 'Con puntera de acero y suela antideslizante.',
    useful_life_months: 12,
    brand: 'Quebracho',
    model: 'Q-40',
    certification: 'IRAM 3610',
    sizes: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'],
    job_titles: ['Encargado de depósito', 'Repartidor'],
  },
  {
    name: 'Anteojos de seguridad',
    description: 'Transparentes, con tratamiento antiempañante.',
    useful_life_months: 6,
    brand: 'Vizor',
    model: 'Claro 2',
    certification: 'IRAM 3630',
    sizes: [],
    job_titles: ['Técnico de reparación'],
  },
  {
    name: 'Guantes antiestáticos',
    description: 'Para trabajar sobre placas sin dañarlas.',
    useful_life_months: 3,
    brand: 'Manual',
    model: 'ESD fino',
    certification: null,
    sizes: ['S', 'M', 'L', 'XL'],
    job_titles: ['Técnico de reparación'],
  },
  {
    name: 'Guantes de descarne',
    description: 'Para carga y descarga.',
    useful_life_months: 6,
    brand: 'Quebracho',
    model: 'Reforzado',
    certification: 'IRAM 3607',
    sizes: ['M', 'L', 'XL'],
    job_titles: ['Encargado de depósito'],
  },
  {
    name: 'Faja lumbar',
    description: null,
    useful_life_months: 12,
    brand: 'Sostén',
    model: 'L-3',
    certification: null,
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    job_titles: ['Encargado de depósito', 'Repartidor'],
  },
  {
    name: 'Casco de moto',
    description: 'Integral, con visor.',
    useful_life_months: 60,
    brand: 'Ñandú',
    model: 'Ruta',
    certification: 'IRAM 3621',
    sizes: ['S', 'M', 'L', 'XL'],
    job_titles: ['Repartidor'],
  },
  {
    name: 'Protector auditivo',
    description: 'De copa, para el taller.',
    useful_life_months: 24,
    brand: 'Silencio',
    model: 'C-27',
    certification: 'IRAM 4060',
    sizes: [],
    job_titles: ['Técnico de reparación'],
  },
  {
    name: 'Camisa de trabajo',
    description: 'De grafa, con el logo de la empresa.',
    useful_life_months: 6,
    brand: null,
    model: null,
    certification: null,
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    job_titles: ['Encargado de depósito', 'Repartidor', 'Técnico de reparación'],
  },
]

const everyTitle = [
  ...['Vendedor', 'Técnico de reparación', 'Encargado de depósito', 'Repartidor', 'Administrativo'],
  ...['Encargado de local'],
]

export const trainingItems = [
  {
    name: 'Inducción en seguridad e higiene',
    description: 'Riesgos del puesto y medidas de prevención.',
    validity_months: null,
    job_titles: everyTitle,
  },
  {
    name: 'Uso de matafuegos',
    description: 'Clases de fuego y práctica con extintores.',
    validity_months: 12,
    job_titles: everyTitle,
  },
  {
    name: 'Levantamiento manual de cargas',
    description: 'Posturas, límites de peso y pausas.',
    validity_months: 12,
    job_titles: ['Encargado de depósito', 'Repartidor'],
  },
  {
    name: 'Riesgo eléctrico',
    description: 'Trabajo seguro en bancos de reparación.',
    validity_months: 12,
    job_titles: ['Técnico de reparación'],
  },
  {
    name: 'Primeros auxilios y RCP',
    description: null,
    validity_months: 24,
    job_titles: ['Encargado de local', 'Encargado de depósito'],
  },
  {
    name: 'Manejo defensivo',
    description: 'Para quienes reparten en moto o en auto.',
    validity_months: 24,
    job_titles: ['Repartidor'],
  },
]

export const qualityItems = [
  {
    name: 'Reparación de pantallas',
    description: 'Cambio de módulo y calibración.',
    validity_months: 24,
    job_titles: ['Técnico de reparación'],
  },
  {
    name: 'Microsoldadura',
    description: 'Reparación de placas bajo microscopio.',
    validity_months: 24,
    job_titles: [],
  },
  {
    name: 'Atención al cliente',
    description: null,
    validity_months: 36,
    job_titles: ['Vendedor', 'Encargado de local'],
  },
  {
    name: 'Diagnóstico de baterías',
    description: 'Ciclos, capacidad y reemplazo seguro.',
    validity_months: 12,
    job_titles: ['Técnico de reparación'],
  },
]
