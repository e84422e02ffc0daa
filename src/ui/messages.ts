import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the frame and the basic components. */
export const uiMessages = defineMessages({
  'Please pick..': { es: 'Please pick..', en: 'Choose…', pt: 'Escolha…' },
  Aceptar: { es: 'Aceptar', en: 'OK', pt: 'OK' },
  Cancelar: { es: 'Cancelar', en: 'Cancel', pt: 'Cancelar' },
  Cerrar: { es: 'Cerrar', en: 'Close', pt: 'Fechar' },
  'ui.modal.close': { es: 'Cerrar (X)', en: 'Close (X)', pt: 'Fechar (X)' },
  'ui.toasts.label': { es: 'Avisos', en: 'Notices', pt: 'Avisos' },
  'ui.toasts.timer': {
    es: 'Tiempo hasta que el aviso se cierra',
    en: 'Time until the notice closes',
    pt: 'Tempo até o aviso fechar',
  },
  'ui.toasts.close': { es: 'Cerrar el aviso', en: 'Close the notice', pt: 'Fechar o aviso' },
  'ui.failures.offline': {
    es: 'No se pudo llegar al servidor. No se perdió nada de lo que escribiste: revisá la conexión y probá de nuevo.',
    en: 'The server could not be reached. Nothing that you typed is lost: check the connection and try again.',
    pt: 'Não foi possível chegar ao servidor. Nada do que você digitou se perdeu: verifique a conexão e tente de novo.',
  },
  Home: { es: 'Home', en: 'Home', pt: 'Início' },
  'ui.frame.skip': { es: 'Ir al contenido', en: 'Skip to the content', pt: 'Ir para o conteúdo' },
  'ui.frame.toggle': { es: 'Mostrar u ocultar el menú', en: 'Show or hide the menu', pt: 'Mostrar ou ocultar o menu' },
  'ui.frame.menu': { es: 'Menú principal', en: 'Main menu', pt: 'Menu principal' },
  'ui.frame.bar': { es: 'Barra superior', en: 'Top bar', pt: 'Barra superior' },
  'ui.frame.breadcrumb': { es: 'Dónde estás', en: 'Where you are', pt: 'Onde você está' },
  'ui.frame.shop': { es: 'Ver la tienda', en: 'View the shop', pt: 'Ver a loja' },
  'ui.frame.user': { es: 'Tu cuenta', en: 'Your account', pt: 'Sua conta' },
  'ui.frame.profile': { es: 'Perfil', en: 'Profile', pt: 'Perfil' },
  'ui.frame.sign_out': { es: 'Cerrar sesión', en: 'Sign out', pt: 'Sair' },
  'ui.frame.version': { es: 'Versión', en: 'Version', pt: 'Versão' },
  'ui.frame.language': { es: 'Idioma', en: 'Language', pt: 'Idioma' },
  'ui.dashboard.figures': { es: 'Cifras', en: 'Figures', pt: 'Números' },
  'ui.dashboard.failed': {
    es: 'No se pudo leer.',
    en: 'It could not be read.',
    pt: 'Não foi possível ler.',
  },
  'ui.frame.loading': { es: 'Cargando…', en: 'Loading…', pt: 'Carregando…' },
  'No access to this resource': {
    es: 'No access to this resource',
    en: "You don't have access to this page.",
    pt: 'Você não tem acesso a esta página.',
  },
  'ui.missing.title': { es: 'No lo encontramos', en: 'We could not find it', pt: 'Não encontramos' },
  'ui.missing.text': {
    es: 'Esta página no existe, o lo que mostraba ya no está.',
    en: 'This page does not exist, or what it showed is gone.',
    pt: 'Esta página não existe, ou o que ela mostrava não está mais aqui.',
  },
  'ui.missing.back': { es: 'Volver', en: 'Go back', pt: 'Voltar' },
  'ui.broken.title': {
    es: 'La pantalla no se pudo abrir',
    en: 'The screen could not be opened',
    pt: 'A tela não pôde ser aberta',
  },
  'ui.broken.offline': {
    es: 'No hay conexión. La pantalla se abre sola cuando vuelva.',
    en: 'There is no connection. The screen opens by itself when it is back.',
    pt: 'Não há conexão. A tela abre sozinha quando ela voltar.',
  },
  'ui.broken.retry': { es: 'Reintentar', en: 'Try again', pt: 'Tentar de novo' },
  'ui.unsaved.title': {
    es: 'Hay cambios sin guardar',
    en: 'There are unsaved changes',
    pt: 'Há alterações não salvas',
  },
  'ui.unsaved.text': {
    es: 'Si salís ahora se pierde lo que escribiste. ¿Querés salir igual?',
    en: 'If you leave now, what you typed is lost. Leave anyway?',
    pt: 'Se você sair agora, o que digitou se perde. Quer sair mesmo assim?',
  },
})
