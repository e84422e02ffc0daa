import type { FieldWords, SheetWords } from '#src/resource/registration/sheet-words.ts'

const descriptionWords: FieldWords = {
  headings: ['Detalle', 'Observaciones', 'Obs.', 'Details', 'Notes', 'Detalhe', 'Observações'],
}

const jobTitleWords: FieldWords = {
  headings: [
    ...['Puesto', 'Puestos de trabajo', 'Cargos', 'Funciones', 'Job title', 'Positions', 'Roles'],
    ...['Cargo', 'Funções'],
  ],
}

export const ppeSheetWords: SheetWords = {
  name: {
    headings: ['EPP', 'Elemento', 'Elemento de protección', 'Producto', 'Item', 'PPE', 'Product', 'EPI', 'Equipamento'],
    example: 'Botín de seguridad',
  },
  description: descriptionWords,
  useful_life_months: {
    headings: [
      ...['Vida útil', 'Duración', 'Duración en meses', 'Meses', 'Useful life', 'Lifespan', 'Months'],
      ...['Validade em meses'],
    ],
    example: '12',
  },
  brand: { headings: ['Fabricante', 'Make', 'Manufacturer'], example: 'Ombú' },
  model: { headings: ['Modelo', 'Tipo', 'Model', 'Type'], example: 'Prusiano' },
  certification: { headings: ['Cert.', 'Certificado', 'Norma', 'Certificate', 'Standard', 'CA'], example: 'IRAM 3610' },
  sizes: { headings: ['Talle', 'Tam.', 'Medidas', 'Números', 'Size', 'Tamanho', 'Talla'], example: '40, 41, 42' },
  job_title_ids: jobTitleWords,
}

/** Headings by which the importer recognises the columns of training items and quality items. */
export const buildItemSheetWords = (example: string): SheetWords => ({
  name: {
    headings: ['Tema', 'Curso', 'Ítem', 'Asunto', 'Topic', 'Course', 'Subject', 'Item', 'Assunto', 'Treinamento'],
    example,
  },
  description: descriptionWords,
  validity_months: {
    headings: [
      ...['Vigencia', 'Validez', 'Validez en meses', 'Renovación', 'Meses', 'Validity', 'Valid for', 'Months'],
      ...['Validade', 'Validade em meses'],
    ],
    example: '12',
  },
  job_title_ids: jobTitleWords,
})

/** Headings by which the importer recognises the columns of deliveries. */
export const deliverySheetWords: SheetWords = {
  employee_id: {
    keyProperty: 'employee_file_number',
    headings: ['Legajo', 'Empleado', 'Trabajador', 'DNI', 'File number', 'Employee', 'Matrícula', 'Funcionário'],
    example: '0147',
  },
  ppe_id: {
    headings: ['EPP', 'Elemento', 'Producto', 'Item', 'PPE', 'EPI', 'Equipamento'],
    example: 'Botín de seguridad',
  },
  delivery_date: { headings: ['Fecha', 'Entrega', 'Entregado', 'Date', 'Delivered', 'Data'], example: '12/08/2026' },
  next_delivery_date: {
    headings: ['Vence', 'Próxima', 'Vencimiento', 'Renovar', 'Next', 'Due', 'Próxima entrega'],
    example: '12/02/2027',
  },
  size: { headings: ['Talle', 'Tam.', 'Número', 'Size', 'Tamanho'], example: '41' },
  quantity: { headings: ['Cant.', 'Unidades', 'Qty', 'Quantity', 'Qtd.'], example: '1' },
}
