import type { Product } from '../shop.ts'

const shared = { category: 'iPhone' } as const

export const iphones: Product[] = [
  {
    ...shared,
    daysAgo: 0.4,
    name: 'iPhone 16 Pro',
    capacity: '256 GB',
    price: 1249,
    code: 'IP16P-256',
    colors: ['Natural', 'Blanco', 'Negro'],
    pictures: ['phone-pair/natural', 'phone-back/natural', 'phone-front/natural', 'phone-pair/black'],
    description:
      'Titanio, pantalla OLED de 6,3″ a 120 Hz y chip A18 Pro. Tres cámaras con zoom óptico de 5× y botón de control de cámara. Carga por USB-C.',
  },
  {
    ...shared,
    daysAgo: 20.1,
    name: 'iPhone 17',
    capacity: '256 GB',
    price: 1149,
    code: 'IP17-256',
    colors: ['Azul', 'Verde', 'Blanco', 'Negro'],
    pictures: ['phone-duo/green', 'phone-duo/blue', 'phone-duo/black'],
    description:
      'Pantalla OLED de 6,3″ con ProMotion de hasta 120 Hz, chip A19 y dos cámaras de 48 Mpx. La cámara frontal encuadra sola, en vertical o en horizontal.',
  },
  {
    ...shared,
    daysAgo: 50.4,
    name: 'iPhone 17 Pro',
    capacity: '256 GB',
    price: 1549,
    code: 'IP17P-256',
    colors: ['Plata', 'Azul'],
    pictures: ['phone-pair/deep', 'phone-pair/silver'],
    description:
      'Cuerpo de aluminio, pantalla OLED de 6,3″ a 120 Hz y chip A19 Pro. Tres cámaras de 48 Mpx, con teleobjetivo de 4×. Carga por USB-C.',
  },
  {
    ...shared,
    daysAgo: 62,
    name: 'iPhone Air',
    capacity: '256 GB',
    price: 1329,
    colors: ['Azul', 'Blanco', 'Negro'],
    pictures: ['phone-solo/white', 'phone-solo/black'],
    description:
      'Apenas 5,6 mm de espesor, marco de titanio y pantalla OLED de 6,5″ a 120 Hz. Chip A19 Pro y cámara de 48 Mpx. Usa solo eSIM: no tiene bandeja para chip.',
  },
  {
    ...shared,
    daysAgo: 40.5,
    name: 'iPhone 16',
    capacity: '128 GB',
    price: 949,
    code: 'IP16-128',
    colors: ['Rosa', 'Blanco', 'Negro'],
    pictures: ['phone-duo/pink', 'phone-back-two/pink', 'phone-duo/white', 'phone-duo/black'],
    description:
      'Pantalla OLED de 6,1″, chip A18 y cámara principal de 48 Mpx. Botón de acción, control de cámara y carga por USB-C.',
  },
  {
    ...shared,
    daysAgo: 116.4,
    name: 'iPhone 16 Pro Max',
    capacity: '256 GB',
    price: 1399,
    colors: ['Negro', 'Natural', 'Blanco'],
    pictures: ['phone-pair/black', 'phone-pair/natural', 'phone-front/black'],
    description:
      'La pantalla OLED más grande de su familia: 6,9″ a 120 Hz. Titanio, chip A18 Pro y zoom óptico de 5×. Carga por USB-C.',
  },
  {
    ...shared,
    daysAgo: 97.7,
    name: 'iPhone 16e',
    capacity: '128 GB',
    price: 729.5,
    colors: ['Blanco', 'Negro'],
    pictures: ['phone-solo/black', 'phone-solo/white'],
    description:
      'Pantalla OLED de 6,1″, chip A18 y una cámara de 48 Mpx. Botón de acción y carga por USB-C o inalámbrica Qi; no tiene MagSafe.',
  },
  {
    ...shared,
    daysAgo: 76.2,
    name: 'iPhone 15',
    capacity: '128 GB',
    price: 799,
    code: 'IP15-128',
    colors: ['Azul', 'Rosa', 'Verde', 'Negro'],
    pictures: ['phone-duo/blue', 'phone-back-two/blue', 'phone-duo/pink', 'phone-duo/green'],
    description:
      'Pantalla OLED de 6,1″ con Dynamic Island, chip A16 Bionic y cámara principal de 48 Mpx. Fue el primero de su línea con USB-C.',
  },
]
