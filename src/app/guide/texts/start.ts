import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about the start page, the search, the search of the menu and the appearance. */
export const startGuide = defineMessages({
  'guide.dashboard.for': {
    es: 'Muestra de un vistazo cómo anda la tienda: cuántos productos hay, qué pide la gente, qué falta completar y qué cambió último.',
    en: 'Shows at a glance how the shop is doing: how many products there are, what people ask for, what is incomplete and what changed last.',
    pt: 'Mostra num relance como vai a loja: quantos produtos há, o que as pessoas pedem, o que falta completar e o que mudou por último.',
  },
  'guide.dashboard.tip_1': {
    es: 'Tocá un número para ver la lista que hay detrás: los productos sin foto, por ejemplo, o los mensajes sin leer.',
    en: 'Click a number to see the list behind it: the products without a picture, for example, or the unread messages.',
    pt: 'Toque em um número para ver a lista por trás dele: os produtos sem foto, por exemplo, ou as mensagens não lidas.',
  },
  'guide.dashboard.tip_2': {
    es: 'Elegí 7, 30 o 90 días para comparar los pedidos con los del período anterior.',
    en: 'Choose 7, 30 or 90 days to compare the orders with those of the period before.',
    pt: 'Escolha 7, 30 ou 90 dias para comparar os pedidos com os do período anterior.',
  },
  'guide.dashboard.tip_3': {
    es: 'Cada persona ve solo las cifras de las listas que puede abrir.',
    en: 'Each person sees only the figures of the lists that they may open.',
    pt: 'Cada pessoa vê apenas os números das listas que pode abrir.',
  },
  'guide.dashboard.tip_4': {
    es: '«Lo primero» dice qué conviene hacer ya, y lleva ahí de un toque.',
    en: '“First things” says what is best done now, and leads there in one press.',
    pt: '«O primeiro» diz o que convém fazer já, e leva até lá com um toque.',
  },
  'guide.find.for': {
    es: 'Encuentra pantallas, acciones como «Nuevo producto» y cada registro que podés abrir. Está en la lupa de arriba; con el teclado, apretá / o Ctrl K.',
    en: 'Finds screens, actions such as “New product”, and every record that you may open. It is the magnifying glass at the top; with the keyboard, press / or Ctrl K.',
    pt: 'Encontra telas, ações como “Novo produto” e cada registro que você pode abrir. Fica na lupa do topo; com o teclado, aperte / ou Ctrl K.',
  },
  'guide.find.tip_1': {
    es: 'Escribí lo que sepas: palabras en cualquier orden, un código, un DNI, un legajo, o un ajuste: «dólar», «horario», «modo oscuro».',
    en: 'Type what you know: words in any order, a code, a DNI, a file number, or a setting: “dollar”, “hours”, “dark mode”.',
    pt: 'Digite o que souber: palavras em qualquer ordem, um código, um DNI, uma matrícula, ou um ajuste: “dólar”, “horário”, “modo escuro”.',
  },
  'guide.find.tip_2': {
    es: 'En una lista, la primera línea busca en esa lista y respeta sus filtros.',
    en: 'On a list, the first line searches that list and keeps its filters.',
    pt: 'Em uma lista, a primeira linha busca nessa lista e mantém os filtros.',
  },
  'guide.find.tip_3': {
    es: 'Sin escribir nada, muestra lo último que abriste.',
    en: 'With nothing typed, it shows what you last opened.',
    pt: 'Sem digitar nada, mostra o que você abriu por último.',
  },
  'guide.menu_search.for': {
    es: 'Encuentra una pantalla por su nombre, sin abrir cada grupo. Está arriba de todo en el menú de la izquierda; en el teléfono, abrí antes el menú con el botón de las tres rayas.',
    en: 'Finds a screen by its name, without opening each group. It is at the top of the menu on the left; on a phone, open the menu first with the three-line button.',
    pt: 'Encontra uma tela pelo nome, sem abrir cada grupo. Fica no topo do menu à esquerda; no celular, abra antes o menu com o botão de três linhas.',
  },
  'guide.menu_search.tip_1': {
    es: 'Escribí unas letras, por ejemplo «prod», y tocá lo que buscabas. Encuentra también lo plegado: Tienda, Personal y Sistema se pliegan con un toque.',
    en: 'Type a few letters, for example “prod”, and click what you were looking for. It also finds what is folded: Shop, Staff and System fold with one press.',
    pt: 'Digite algumas letras, por exemplo “prod”, e toque no que procurava. Encontra também o recolhido: Loja, Pessoal e Sistema se recolhem com um toque.',
  },
  'guide.menu_search.tip_2': {
    es: 'Con el teclado: elegí con las flechas y abrí con Enter; Esc borra lo escrito.',
    en: 'With the keyboard: choose with the arrows and open with Enter; Esc clears what you typed.',
    pt: 'Com o teclado: escolha com as setas e abra com Enter; Esc apaga o que foi digitado.',
  },
  'guide.menu_search.tip_3': {
    es: 'Si falta una pantalla, pedile el permiso a quien administra los usuarios.',
    en: 'If a screen is missing, ask whoever manages the users for its permission.',
    pt: 'Se faltar uma tela, peça a permissão a quem administra os usuários.',
  },
  'guide.customize.for': {
    es: 'Cambia cómo ves la administración, sin tocar lo que ven los demás. Se abre con el último botón de la barra de arriba, a la derecha.',
    en: 'Changes how you see the back office, and nothing of what others see. It opens with the last button of the top bar, on the right.',
    pt: 'Muda como você vê a administração, sem mexer no que os outros veem. Abre com o último botão da barra de cima, à direita.',
  },
  'guide.customize.tip_1': {
    es: '«Dark mode» oscurece la pantalla; descansa la vista de noche.',
    en: '“Dark mode” darkens the screen; easier on the eyes at night.',
    pt: '“Modo escuro” escurece a tela; descansa a vista à noite.',
  },
  'guide.customize.tip_2': {
    es: '«Collapse» achica el menú a sus íconos y deja más lugar para las listas.',
    en: '“Collapse” shrinks the menu to its icons and leaves more room for the lists.',
    pt: '“Recolhida” reduz o menu aos ícones e deixa mais espaço para as listas.',
  },
  'guide.customize.tip_3': {
    es: 'Lo que elegís queda en tu cuenta y te sigue a cualquier equipo. Al cerrar sesión, la pantalla vuelve a lo de fábrica. Esc cierra el panel.',
    en: 'What you choose is kept in your account and follows you to any device. Signing out restores the defaults here. Esc closes the panel.',
    pt: 'O que você escolhe fica na sua conta e acompanha você em qualquer aparelho. Ao sair, a tela volta ao padrão. Esc fecha o painel.',
  },
})
