import { defineMessages } from '#src/platform/i18n/define-messages.ts'

const name = { es: 'Nombre', en: 'Name', pt: 'Nome' }
const description = { es: 'Descripción', en: 'Description', pt: 'Descrição' }
const validity = { es: 'Vigencia (meses)', en: 'Valid for (months)', pt: 'Validade (meses)' }
const titlesInNeed = {
  es: 'Puestos que lo necesitan',
  en: 'Job titles that need it',
  pt: 'Cargos que precisam dele',
}
const jobTitles = { es: 'Puestos', en: 'Job titles', pt: 'Cargos' }
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
  'ppes.fields.job_title_ids': titlesInNeed,
  'ppes.fields.job_titles': jobTitles,
  'safety.ppes.name_required': nameRequired,
  'safety.ppes.duplicated': {
    es: 'Ya existe un elemento de protección con ese nombre',
    en: 'A PPE item with this name already exists',
    pt: 'Já existe um equipamento de proteção com esse nome',
  },

  'training_items.the': { es: 'el tema de capacitación', en: 'the training item', pt: 'o tema de treinamento' },
  'training_items.one': { es: 'Tema de capacitación', en: 'Training item', pt: 'Tema de treinamento' },
  'pages.training_items.list': { es: 'Temas de capacitación', en: 'Training items', pt: 'Temas de treinamento' },
  'pages.training_items.create': {
    es: 'Nuevo tema de capacitación',
    en: 'New training item',
    pt: 'Novo tema de treinamento',
  },
  'pages.training_items.update': {
    es: 'Editar tema de capacitación',
    en: 'Edit training item',
    pt: 'Editar tema de treinamento',
  },
  'training_items.fields.name': name,
  'training_items.fields.description': description,
  'training_items.fields.validity_months': validity,
  'training_items.fields.job_title_ids': titlesInNeed,
  'training_items.fields.job_titles': jobTitles,
  'safety.training_items.name_required': nameRequired,
  'safety.training_items.duplicated': {
    es: 'Ya existe un tema de capacitación con ese nombre',
    en: 'A training item with this name already exists',
    pt: 'Já existe um tema de treinamento com esse nome',
  },

  'quality_items.the': { es: 'el ítem de calidad', en: 'the quality item', pt: 'o item de qualidade' },
  'quality_items.one': { es: 'Ítem de calidad', en: 'Quality item', pt: 'Item de qualidade' },
  'pages.quality_items.list': { es: 'Ítems de calidad', en: 'Quality items', pt: 'Itens de qualidade' },
  'pages.quality_items.create': { es: 'Nuevo ítem de calidad', en: 'New quality item', pt: 'Novo item de qualidade' },
  'pages.quality_items.update': {
    es: 'Editar ítem de calidad',
    en: 'Edit quality item',
    pt: 'Editar item de qualidade',
  },
  'quality_items.fields.name': name,
  'quality_items.fields.description': description,
  'quality_items.fields.validity_months': validity,
  'quality_items.fields.job_title_ids': titlesInNeed,
  'quality_items.fields.job_titles': jobTitles,
  'safety.quality_items.name_required': nameRequired,
  'safety.quality_items.duplicated': {
    es: 'Ya existe un ítem de calidad con ese nombre',
    en: 'A quality item with this name already exists',
    pt: 'Já existe um item de qualidade com esse nome',
  },
})
