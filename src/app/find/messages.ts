import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the command palette. */
export const findMessages = defineMessages({
  'find.dialog.placeholder': {
    es: 'Pantallas, acciones y registros',
    en: 'Screens, actions and records',
    pt: 'Telas, ações e registros',
  },
  'find.dialog.in_list': {
    es: 'Buscar «{{typed}}» en {{list}}',
    en: 'Search “{{typed}}” in {{list}}',
    pt: 'Buscar “{{typed}}” em {{list}}',
  },
  'find.groups.recent': { es: 'Recientes', en: 'Recent', pt: 'Recentes' },
  'find.groups.screens': { es: 'Pantallas', en: 'Screens', pt: 'Telas' },
  'find.groups.actions': { es: 'Acciones', en: 'Actions', pt: 'Ações' },
  'find.groups.settings': { es: 'Ajustes', en: 'Settings', pt: 'Ajustes' },
  'find.settings.panel': { es: 'Personalizar', en: 'Customize', pt: 'Personalizar' },
  'find.groups.records': { es: 'Registros', en: 'Records', pt: 'Registros' },
  'find.actions.dark': { es: 'Modo oscuro', en: 'Dark mode', pt: 'Modo escuro' },
  'find.actions.light': { es: 'Modo claro', en: 'Light mode', pt: 'Modo claro' },
})
