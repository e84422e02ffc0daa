import { startGuide } from '#src/app/guide/texts/start.ts'
import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the guide's page and of its entries about the frame. Each module has the texts about its screens. */
export const guideMessages = {
  ...defineMessages({
    'guide.page.note': {
      es: 'Para qué sirve cada pantalla que podés abrir, y cómo se usa.',
      en: 'What each screen that you may open is for, and how to use it. The pictures show the screens in Spanish.',
      pt: 'Para que serve cada tela que você pode abrir, e como se usa. As imagens mostram as telas em espanhol.',
    },
    'guide.page.contents': { es: 'Contenido', en: 'Contents', pt: 'Conteúdo' },
    'guide.page.up': { es: 'Volver al contenido', en: 'Back to the contents', pt: 'Voltar ao conteúdo' },
    'guide.page.open': { es: 'Abrir', en: 'Open', pt: 'Abrir' },
    'guide.page.open_one': { es: 'Abrir: {{name}}', en: 'Open: {{name}}', pt: 'Abrir: {{name}}' },
    'guide.page.picture': {
      es: 'Ver en grande la imagen de la pantalla: {{name}}',
      en: 'See the picture of the screen in full size: {{name}}',
      pt: 'Ver em tamanho grande a imagem da tela: {{name}}',
    },
    'guide.document.title': { es: 'Guía de Mostrador', en: 'Guide to Mostrador', pt: 'Guia do Mostrador' },
    'guide.document.note': {
      es: 'Para qué sirve cada pantalla y cómo se usa. En la administración, cada persona la encuentra en el menú de su usuario, con las pantallas que puede abrir.',
      en: 'What each screen is for and how to use it. In the back office, everyone finds it in their user menu, with the screens that they may open.',
      pt: 'Para que serve cada tela e como se usa. Na administração, cada pessoa a encontra no menu do seu usuário, com as telas que pode abrir.',
    },
    'guide.document.needs': { es: 'Permiso: {{names}}.', en: 'Permission: {{names}}.', pt: 'Permissão: {{names}}.' },
    'guide.chapters.start': { es: 'Para empezar', en: 'Getting started', pt: 'Para começar' },
    'guide.chapters.catalog': { es: 'Lo que se vende', en: 'What is sold', pt: 'O que se vende' },
    'guide.chapters.visitors': { es: 'Los visitantes', en: 'The visitors', pt: 'Os visitantes' },
    'guide.chapters.people': { es: 'Las personas', en: 'The people', pt: 'As pessoas' },
    'guide.chapters.staff': { es: 'El personal', en: 'The staff', pt: 'O pessoal' },
  }),
  ...startGuide,
}
