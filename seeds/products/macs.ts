import type { Product } from '../shop.ts'

const asked =
  'Usada: el estado y los ciclos de batería cambian de un equipo a otro, preguntanos por el que te interesa.'

export const macs: Product[] = [
  {
    category: 'Mac',
    daysAgo: 3.1,
    name: 'MacBook Air 13″ M4',
    capacity: '256 GB',
    price: 1329,
    code: 'MBA13-M4',
    colors: ['Plata', 'Azul', 'Blanco'],
    pictures: ['laptop/silver', 'laptop-back/silver', 'laptop/blue'],
    description:
      'Chip M4, 16 GB de memoria y hasta 18 horas de batería en 1,24 kg. Pantalla Liquid Retina de 13,6″, sin ventilador: trabaja en silencio.',
  },
  {
    category: 'Mac',
    daysAgo: 113.7,
    name: 'MacBook Air 15″ M4',
    capacity: '256 GB',
    price: 1549,
    colors: ['Azul', 'Plata'],
    pictures: ['laptop/blue', 'laptop/silver'],
    description:
      'Pantalla Liquid Retina de 15,3″, chip M4, 16 GB de memoria y seis parlantes. Pesa 1,51 kg y carga por MagSafe o USB-C.',
  },
  {
    category: 'Mac',
    daysAgo: 24.5,
    name: 'MacBook Pro 14″ M5',
    capacity: '512 GB',
    price: 1999,
    code: 'MBP14-M5',
    colors: ['Negro', 'Plata'],
    pictures: ['laptop/black', 'laptop-back/black', 'laptop/silver'],
    description:
      'Chip M5 y 16 GB de memoria. Pantalla Liquid Retina XDR de 14,2″ a 120 Hz, tres puertos Thunderbolt 4, HDMI y lector de tarjetas SD.',
  },
  {
    category: 'Mac',
    daysAgo: 38.8,
    name: 'iMac 24″ M4',
    capacity: '256 GB',
    price: 1699,
    code: 'IMAC24-M4',
    colors: ['Azul', 'Rosa', 'Verde', 'Plata'],
    pictures: ['desktop/sea', 'desktop/pink', 'desktop/green', 'desktop/silver'],
    description:
      'Todo en uno con pantalla Retina 4,5K, chip M4, 16 GB de memoria y cámara de 12 Mpx. Viene con teclado y mouse del mismo color.',
  },
  {
    category: 'Mac',
    daysAgo: 94.9,
    name: 'Mac mini M4',
    capacity: '256 GB',
    price: 789,
    colors: ['Plata'],
    pictures: ['mini-desktop/silver'],
    description:
      'Chip M4 y 16 GB de memoria en 12,7 cm de lado. Dos USB-C al frente; atrás, tres Thunderbolt 4, HDMI y Ethernet. Sin pantalla, teclado ni mouse.',
  },
  {
    category: 'Mac usados',
    daysAgo: 59.2,
    name: 'MacBook Air 13″ M1',
    capacity: '256 GB',
    price: 629,
    code: 'U-MBA-M1',
    colors: ['Gris', 'Plata'],
    pictures: ['laptop/gray', 'laptop-back/gray', 'laptop/silver'],
    description: `Chip M1, 8 GB de memoria, pantalla Retina de 13,3″ y Touch ID. Sin ventilador. ${asked}`,
  },
  {
    category: 'Mac usados',
    daysAgo: 125.2,
    name: 'MacBook Air 13″ M2',
    capacity: '256 GB',
    price: 829,
    colors: ['Plata', 'Gris'],
    pictures: ['laptop/silver', 'laptop/gray', 'laptop-back/silver'],
    description: `Chip M2, pantalla Liquid Retina de 13,6″ y carga por MagSafe. Sin ventilador. ${asked}`,
  },
  {
    category: 'Mac usados',
    daysAgo: 85.1,
    name: 'MacBook Pro 14″ M1 Pro',
    capacity: '512 GB',
    price: 1090,
    code: 'U-MBP14-M1P',
    colors: ['Gris', 'Plata'],
    pictures: ['laptop-back/gray', 'laptop/gray'],
    description: `Chip M1 Pro, 16 GB de memoria y pantalla Liquid Retina XDR de 14,2″ a 120 Hz. HDMI, MagSafe y lector de tarjetas SD. ${asked}`,
  },
]
