import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about operations. */
export const operationsGuideMessages = defineMessages({
  'guide.operations.for': {
    es: 'Para quien cuida el programa: si todo anda, cuánto lugar queda y cuándo se hizo la última copia de seguridad.',
    en: 'For whoever looks after the program: whether everything works, how much room is left and when the last backup was made.',
    pt: 'Para quem cuida do programa: se tudo funciona, quanto espaço resta e quando foi feita a última cópia de segurança.',
  },
  'guide.operations.tip_1': {
    es: 'La primera línea dice si hay algo para mirar; si la copia se atrasa, el inicio también avisa.',
    en: 'The first line says whether there is something to look at; if the backup is late, the start page says so too.',
    pt: 'A primeira linha diz se há algo para ver; se a cópia atrasa, o início também avisa.',
  },
  'guide.operations.tip_2': {
    es: '«Hacer copia ahora» guarda todo en un archivo que podés descargar y llevar a otro lugar.',
    en: '“Make a backup now” saves everything in one file, which you can download and take elsewhere.',
    pt: '“Fazer cópia agora” salva tudo em um arquivo, que você pode baixar e levar a outro lugar.',
  },
  'guide.operations.tip_3': {
    es: 'Si alguien te pasa el identificador de un error, buscalo acá y en el registro del programa.',
    en: 'If somebody gives you the id of an error, look for it here and in the program’s log.',
    pt: 'Se alguém lhe passar o identificador de um erro, procure-o aqui e no registro do programa.',
  },
})
