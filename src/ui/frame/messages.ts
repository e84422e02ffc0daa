import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the status line at the top, of the menu's search, and of the button for the panel 'Customize AdminLTE'. */
export const frameMessages = defineMessages({
  'ui.news.lost': {
    es: 'Sin conexión con el servidor. Lo que escribiste sigue acá; seguimos intentando.',
    en: 'No connection to the server. What you typed is still here; we keep trying.',
    pt: 'Sem conexão com o servidor. O que você digitou continua aqui; continuamos tentando.',
  },
  'ui.news.back': { es: 'La conexión volvió.', en: 'Connected again.', pt: 'A conexão voltou.' },
  'ui.news.newer': {
    es: 'Hay una versión nueva de estas pantallas.',
    en: 'There is a new version of these screens.',
    pt: 'Há uma versão nova destas telas.',
  },
  'ui.news.reload': { es: 'Recargar', en: 'Reload', pt: 'Recarregar' },
  'ui.frame.find': { es: 'Buscar en todo', en: 'Search everything', pt: 'Buscar em tudo' },
  'ui.menu_search.label': { es: 'Buscar en el menú', en: 'Search the menu', pt: 'Buscar no menu' },
  'No Element found': { es: 'No Element found', en: 'No element found', pt: 'Nenhum item encontrado' },
  'ui.panel.toggle': { es: 'Personalizar la pantalla', en: 'Customize the screen', pt: 'Personalizar a tela' },
})
