import type { Product } from '../shop.ts'

const shared = { category: 'Servicio técnico', colors: [] } as const

export const service: Product[] = [
  {
    ...shared,
    daysAgo: 17.4,
    name: 'Cambio de pantalla',
    capacity: 'iPhone 12',
    price: 139,
    code: 'ST-PAN-IP12',
    pictures: ['screen/silver', 'tools/forest'],
    description: 'Reemplazo del módulo completo: vidrio, panel y sensor táctil. Para iPhone 12 de 6,1″.',
  },
  {
    ...shared,
    daysAgo: 149.4,
    name: 'Cambio de pantalla',
    capacity: 'iPhone 13',
    price: 169,
    code: 'ST-PAN-IP13',
    pictures: ['screen/silver', 'tools/forest'],
    description: 'Reemplazo del módulo completo: vidrio, panel y sensor táctil. Para iPhone 13 de 6,1″.',
  },
  {
    ...shared,
    daysAgo: 54.8,
    name: 'Cambio de batería',
    capacity: 'iPhone 13',
    price: 69,
    code: 'ST-BAT-IP13',
    pictures: ['battery/graphite', 'tools/forest'],
    description: 'Reemplazo de la batería interna. Antes de traer el equipo, hacé una copia de seguridad de tus datos.',
  },
  {
    ...shared,
    daysAgo: 127.9,
    name: 'Cambio de batería',
    capacity: 'MacBook Air M1',
    price: 179,
    code: 'ST-BAT-MBA',
    pictures: ['battery/graphite', 'tools/forest'],
    description:
      'Reemplazo de la batería interna de la MacBook Air de 13,3″. Antes de traerla, hacé una copia de tus datos.',
  },
  {
    ...shared,
    daysAgo: 87.8,
    name: 'Cambio de conector de carga',
    capacity: 'iPhone 11',
    price: 59.5,
    code: 'ST-CON-IP11',
    pictures: ['port/graphite', 'tools/forest'],
    description:
      'Para el equipo que no carga o carga solo en cierta posición. Reemplazo del conector Lightning con su flex.',
  },
  {
    ...shared,
    daysAgo: 142.2,
    name: 'Limpieza interna',
    capacity: 'MacBook con ventilador',
    price: 49,
    code: 'ST-LIM-MB',
    pictures: ['tools/forest'],
    description: 'Limpieza de ventiladores y disipador y cambio de pasta térmica en MacBook Pro con ventilador.',
  },
]
