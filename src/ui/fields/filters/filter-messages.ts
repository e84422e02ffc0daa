import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of a list's filters and columns. */
export const filterMessages = defineMessages({
  'ui.filters.any': { es: 'Todos', en: 'All', pt: 'Todos' },
  'ui.filters.from': { es: 'Desde', en: 'From', pt: 'De' },
  'ui.filters.to': { es: 'Hasta', en: 'To', pt: 'Até' },
  'ui.filters.up_to': { es: 'a', en: 'to', pt: 'a' },
  'ui.filters.no_bottom': { es: 'sin piso', en: 'no minimum', pt: 'sem mínimo' },
  'ui.filters.no_top': { es: 'sin tope', en: 'no maximum', pt: 'sem máximo' },
  'ui.filters.more': { es: 'Más filtros', en: 'More filters', pt: 'Mais filtros' },
  'ui.filters.fewer': { es: 'Menos filtros', en: 'Fewer filters', pt: 'Menos filtros' },
  'ui.filters.count': {
    es: 'Filtros en uso: {{count}}',
    en: 'Filters in use: {{count}}',
    pt: 'Filtros em uso: {{count}}',
  },
  'ui.columns.open': { es: 'Columnas', en: 'Columns', pt: 'Colunas' },
  'ui.columns.order': { es: 'Arrastrá para ordenar', en: 'Drag to reorder', pt: 'Arraste para ordenar' },
  'ui.columns.always': { es: 'siempre', en: 'always', pt: 'sempre' },
  'ui.columns.move': {
    es: 'Mover {{name}}: flechas arriba y abajo',
    en: 'Move {{name}}: up and down arrows',
    pt: 'Mover {{name}}: setas para cima e para baixo',
  },
  'ui.columns.compact': { es: 'Compacta', en: 'Compact', pt: 'Compacta' },
  'ui.columns.comfortable': { es: 'Cómoda', en: 'Roomy', pt: 'Confortável' },
  'ui.columns.density': { es: 'Altura de las filas', en: 'Row height', pt: 'Altura das linhas' },
  'ui.columns.usual': { es: 'Volver a las de siempre', en: 'Back to the usual ones', pt: 'Voltar às de sempre' },
  'ui.table.last_reachable': {
    es: 'Hasta acá llegan las páginas: afiná la búsqueda o usá un filtro para ver el resto.',
    en: 'Pages end here: narrow the search or use a filter to see the rest.',
    pt: 'As páginas terminam aqui: refine a busca ou use um filtro para ver o resto.',
  },
  'ui.table.select_all': {
    es: 'Elegir los {{total}}',
    en: 'Select all {{total}}',
    pt: 'Selecionar os {{total}}',
  },
})
