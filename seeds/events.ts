type DemoEvent = {
  title: string
  type: 'meeting' | 'training' | 'medical_check' | 'delivery' | 'other'
  /** The first day, counted from that of the first start. */
  inDays: number
  /** How many days it takes. */
  days?: number
  time?: string
  end_time?: string
  notify_days?: number
  repeat?: 'weekly' | 'monthly'
}

/** Events of the demo company's calendar. */
export const events: readonly DemoEvent[] = [
  { title: 'Reunión de sucursal', type: 'meeting', inDays: -26, time: '09:00', end_time: '09:45', repeat: 'weekly' },
  { title: 'Inventario mensual', type: 'other', inDays: -18, time: '18:00', repeat: 'monthly', notify_days: 3 },
  { title: 'Visita de la ART', type: 'medical_check', inDays: -11, time: '10:30', end_time: '12:00' },
  { title: 'Uso de extintores', type: 'training', inDays: -6, time: '15:00', end_time: '17:00' },
  { title: 'Entrega en el taller', type: 'delivery', inDays: 0, time: '10:00', end_time: '11:30' },
  { title: 'Llega el pedido de fundas', type: 'other', inDays: 0 },
  { title: 'Primeros auxilios', type: 'training', inDays: 1, time: '14:00', end_time: '17:00', notify_days: 7 },
  { title: 'Exámenes periódicos', type: 'medical_check', inDays: 5, days: 2, notify_days: 15 },
  { title: 'Reposición de guantes', type: 'delivery', inDays: 8, time: '11:00', notify_days: 2 },
  { title: 'Proveedores', type: 'meeting', inDays: 12, time: '16:30', end_time: '17:30' },
]
