import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** What the server says of backups. */
export const backupMessages = defineMessages({
  'operations.backups.under_way': {
    es: 'Ya se está haciendo una copia. Esperá a que termine.',
    en: 'A backup is being made already. Wait until it has ended.',
    pt: 'Já está sendo feita uma cópia. Espere até que termine.',
  },
  'operations.backups.disk_full': {
    es: 'No hay lugar en el disco de las copias. Las anteriores quedaron como estaban.',
    en: 'The disk of the backups is full. The ones before are as they were.',
    pt: 'Não há espaço no disco das cópias. As anteriores ficaram como estavam.',
  },
  'operations.backups.no_directory': {
    es: 'No se puede escribir en la carpeta de las copias (BACKUP_DIR). ¿Está conectado su disco?',
    en: 'The folder of the backups (BACKUP_DIR) cannot be written. Is its disk connected?',
    pt: 'Não se pode gravar na pasta das cópias (BACKUP_DIR). O disco está conectado?',
  },
  'operations.backups.failed': {
    es: 'La copia falló. El registro del programa dice por qué.',
    en: 'The backup failed. The log of the program says why.',
    pt: 'A cópia falhou. O registro do programa diz por quê.',
  },
  'operations.backups.cut_off': {
    es: 'La copia se cortó: el programa se detuvo mientras la hacía.',
    en: 'The backup was cut off: the program stopped while it was made.',
    pt: 'A cópia foi interrompida: o programa parou enquanto a fazia.',
  },
})
