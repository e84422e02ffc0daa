import { mapPositionRule } from '#src/catalog/parameters/map-position.ts'
import { socialAccountRule } from '#src/catalog/parameters/social-link.ts'
import { whatsappPhoneRule } from '#src/catalog/parameters/whatsapp-phone.ts'
import { mapPositionPattern } from '#src/platform/text/map-position.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { email } from '#src/resource/kinds/email/email.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { decimal, integer } from '#src/resource/kinds/number/number.ts'
import { phone } from '#src/resource/kinds/phone/phone.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { time } from '#src/resource/kinds/time/time.ts'

const definePercentField = () => decimal({ min: -100, max: 10_000, unit: '%' })
const defineDaysField = (defaultValue: number, max: number) => integer({ defaultValue, max })

export const parameters = defineResource({
  name: 'parameters',
  access: {
    read: ['see_parameters', 'update_parameters'],
    create: 'create_parameters',
    update: 'update_parameters',
    delete: 'delete_parameters',
  },
  screens: {
    list: { path: 'parameters', access: 'update_parameters' },
    create: { path: 'parameter_create', access: 'create_parameters' },
    update: { path: 'parameter_update', access: 'update_parameters' },
  },
  menu: { icon: 'sliders', access: 'see_parameters' },
  fields: {
    shop_name: text({ max: 60 }),
    address: text(),
    map: text({ max: 60, rule: mapPositionRule, pattern: mapPositionPattern }),
    hours_text: text({ max: 120 }),
    email: email({ required: 'catalog.parameters.email_required' }),
    phone: phone({ required: 'catalog.parameters.phone_required' }),
    whatsapp: phone({ rule: whatsappPhoneRule }),
    instagram: text({ rule: socialAccountRule('instagram') }),
    facebook: text({ rule: socialAccountRule('facebook') }),
    linkedin: text({ rule: socialAccountRule('linkedin') }),
    start_hour: time(),
    end_hour: time(),
    exchange: decimal({ min: 0.01, unit: 'ARS' }),
    surcharge_transfer: definePercentField(),
    surcharge_credit_percentage: definePercentField(),
    surcharge_foreing_money: definePercentField(),
    license_notice_days: defineDaysField(30, 3650),
    medical_check_notice_days: defineDaysField(30, 3650),
    ppe_delivery_notice_days: defineDaysField(15, 3650),
    birth_date_notice_days: defineDaysField(7, 365),
    certification_notice_days: defineDaysField(30, 3650),
    retention_years: integer({ defaultValue: 10, max: 100 }),
    messages_months: integer({ min: 1, max: 1200 }),
    search_synonyms: longText(),
    image: picture({ fallback: '/img/logo.svg' }),
  },
  isSmall: true,
  expectsOneRecord: true,
  columns: ['image', 'shop_name', 'email', 'phone', 'whatsapp', 'exchange', 'start_hour', 'end_hour'],
  wideScreenColumns: ['start_hour', 'end_hour'],
  label: ['email'],
  notices: { saved: 'catalog.parameters.saved', deleted: 'catalog.parameters.deleted' },
  order: [{ field: 'id', dir: 'asc' }],
})
