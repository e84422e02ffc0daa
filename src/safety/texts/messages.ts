import { defineMessages } from '#src/platform/i18n/define-messages.ts'

const name = { es: 'Nombre', en: 'Name', pt: 'Nome' }
const description = { es: 'Descripción', en: 'Description', pt: 'Descrição' }
const nameRequired = { es: 'El nombre es obligatorio', en: 'The name is required', pt: 'O nome é obrigatório' }

/** Texts of protective equipment, training items and quality items. */
export const safetyMessages = defineMessages({
  'ppes.the': { es: 'el elemento de protección', en: 'the PPE item', pt: 'o equipamento de proteção' },
  'ppes.one': { es: 'Elemento de protección', en: 'PPE item', pt: 'Equipamento de proteção' },
  'pages.ppes.list': { es: 'Elementos de protección', en: 'PPE items', pt: 'Equipamentos de proteção' },
  'pages.ppes.create': { es: 'Nuevo elemento de protección', en: 'New PPE item', pt: 'Novo equipamento de proteção' },
  'pages.ppes.update': {
    es: 'Editar elemento de protección',
    en: 'Edit PPE item',
    pt: 'Editar equipamento de proteção',
  },
  'ppes.fields.name': name,
  'ppes.fields.description': description,
  'ppes.fields.useful_life_months': {
    es: 'Vida útil (meses)',
    en: 'Useful life (months)',
    pt: 'Vida útil (meses)',
  },
  'ppes.fields.brand': { es: 'Marca', en: 'Brand', pt: 'Marca' },
  'ppes.fields.model': { es: 'Tipo / Modelo', en: 'Type / Model', pt: 'Tipo / Modelo' },
  'ppes.fields.certification': { es: 'Certificación', en: 'Certification', pt: 'Certificação' },
  'ppes.fields.sizes': { es: 'Talles', en: 'Sizes', pt: 'Tamanhos' },
  'ppes.fields.job_title_ids': {
    es: 'Puestos que lo necesitan',
    en: 'Job titles that need it',
    pt: 'Cargos que precisam dele',
  },
  'ppes.fields.job_titles': { es: 'Puestos', en: 'Job titles', pt: 'Cargos' },
  'safety.ppes.name_required': nameRequired,
  'safety.ppes.duplicated': {
    es: 'Ya existe un elemento de protección con ese nombre',
    en: 'A PPE item with this name already exists',
    pt: 'Já existe um equipamento de proteção com esse nome',
  },

  'training_items.the': { es: 'la capacitación', en: 'the training item', pt: 'o treinamento' },
  'training_items.one': { es: 'Capacitación', en: 'Training item', pt: 'Treinamento' },
  'pages.training_items.list': { es: 'Capacitaciones', en: 'Training items', pt: 'Treinamentos' },
  'pages.training_items.create': { es: 'Nueva capacitación', en: 'New training item', pt: 'Novo treinamento' },
  'pages.training_items.update': { es: 'Editar capacitación', en: 'Edit training item', pt: 'Editar treinamento' },
  'training_items.fields.name': name,
  'training_items.fields.description': description,
  'safety.training_items.name_required': nameRequired,
  'safety.training_items.duplicated': {
    es: 'Ya existe una capacitación con ese nombre',
    en: 'A training item with this name already exists',
    pt: 'Já existe um treinamento com esse nome',
  },

  'quality_items.the': {
    es: 'la certificación de calidad',
    en: 'the quality item',
    pt: 'a certificação de qualidade',
  },
  'quality_items.one': { es: 'Certificación de calidad', en: 'Quality item', pt: 'Certificação de qualidade' },
  'pages.quality_items.list': {
    es: 'Certificaciones de calidad',
    en: 'Quality items',
    pt: 'Certificações de qualidade',
  },
  'pages.quality_items.create': {
    es: 'Nueva certificación de calidad',
    en: 'New quality item',
    pt: 'Nova certificação de qualidade',
  },
  'pages.quality_items.update': {
    es: 'Editar certificación de calidad',
    en: 'Edit quality item',
    pt: 'Editar certificação de qualidade',
  },
  'quality_items.fields.name': name,
  'quality_items.fields.description': description,
  'safety.quality_items.name_required': nameRequired,
  'safety.quality_items.duplicated': {
    es: 'Ya existe una certificación de calidad con ese nombre',
    en: 'A quality item with this name already exists',
    pt: 'Já existe uma certificação de qualidade com esse nome',
  },
})
