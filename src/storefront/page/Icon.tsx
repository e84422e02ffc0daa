const shapesByName = {
  search: ['M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z', 'm13.5 13.5 4 4'],
  menu: ['M3 6h14M3 14h14'],
  left: ['M12 4 6 10l6 6'],
  right: ['m8 4 6 6-6 6'],
  down: ['m5 7.5 5 5 5-5'],
  close: ['m5 5 10 10M15 5 5 15'],
  less: ['M4 10h12'],
  more: ['M10 4v12M4 10h12'],
  out: ['M8 5H4v11h11v-4M11 4h5v5M16 4l-7 7'],
  wrong: ['M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z', 'M10 6v5M10 13.7v.1'],
  good: ['m4 10.5 4 4 8-9'],
  shield: ['M10 2.5 4 5v4.5c0 3.8 2.5 6.6 6 8 3.5-1.4 6-4.2 6-8V5Z', 'm7.5 10 1.9 1.9 3.3-3.5'],
  truck: [
    'M2 5h9.5v9H2zM11.5 8.5h3.6L18 11.3V14h-6.5z',
    'M7.4 15a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0ZM16.2 15a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Z',
  ],
  store: ['M3 9v8h14V9M2.5 6.5 4 3h12l1.5 3.5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0Z'],
  chat: [
    'M10 2.6a7.3 7.3 0 0 0-6.3 11l-.9 3.6 3.7-.9A7.3 7.3 0 1 0 10 2.6Z',
    'M7.3 6.9c-.6 2.7 3.1 6.4 5.8 5.8l.4-1.5-1.9-.9-.9.8c-.9-.4-1.5-1-1.9-1.9l.8-.9-.9-1.9Z',
  ],
} as const

export function Icon({ name }: { name: keyof typeof shapesByName }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      {shapesByName[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
