import { profile } from '#src/access/profile/profile.ts'
import { darkModeWords } from '#src/app/find/palette-lines.ts'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'
import { deriveRecordScreenAccess } from '#src/resource/screen-addresses.ts'
import type { Toggle } from '#src/ui/frame/layout/layout-rules.ts'
import { panelSections } from '#src/ui/frame/layout/panel-sections.ts'
import type { PaletteLine } from '#src/ui/palette/palette-line.ts'

/** Words by which people look for a field of the parameters, besides its caption, in all languages. */
const parameterWords: Readonly<Record<string, string>> = {
  exchange: 'cotización dólar tipo de cambio pesos USD exchange rate dollar câmbio cotação',
  start_hour: 'horario horas apertura abre hours opening horário abertura',
  end_hour: 'horario horas cierre cierra hours closing horário fechamento',
  hours_text: 'horario horas atención hours horário',
  whatsapp: 'teléfono celular pedidos orders pedidos',
  phone: 'teléfono celular telephone telefone',
  email: 'correo mail e-mail',
  image: 'logo imagen marca brand picture',
  address: 'dirección domicilio dónde address endereço',
  map: 'mapa ubicación map mapa localização',
  shop_name: 'nombre de la tienda local shop name nome da loja',
  search_synonyms: 'sinónimos buscador búsqueda synonyms search sinônimos busca',
  surcharge_transfer: 'recargo descuento transferencia surcharge acréscimo',
  surcharge_credit_percentage: 'recargo tarjeta cuotas surcharge card acréscimo cartão',
  surcharge_foreing_money: 'recargo dólares billetes surcharge acréscimo',
}

/** Words by which people look for a switch of the panel, besides its caption, in all languages. */
const toggleWords: Partial<Record<Toggle, string>> = {
  darkMode: darkModeWords,
  layoutBoxed: 'ancho angosto ancha width largura',
  topNavigation: 'menú arriba barra menu top',
  headerFixed: 'barra de arriba fija encabezado cabeçalho',
  headerBorder: 'borde encabezado borda cabeçalho',
  menuSidebarCollapsed: 'menú plegado angosto esconder recolher',
  layoutFixed: 'menú fijo menu fixo',
  menuItemFlat: 'menú plano menu plano',
  menuChildIndent: 'sangría submenú recuo',
  footerFixed: 'pie fijo rodapé',
}

/** Lines of the fields of the shop's parameters, for readers who may open their form. */
export function buildParameterLines(
  permissions: readonly string[],
  text: Translate,
  openField: (field: string) => void,
): PaletteLine[] {
  const actor = createPermissionHolder(permissions)
  if (!hasAccess(actor, parameters.access.read) || !hasAccess(actor, deriveRecordScreenAccess(parameters))) return []
  const place = text('pages.parameters.list')
  return Object.keys(parameters.fields).map((field) => ({
    key: `parameters ${field}`,
    icon: 'sliders',
    label: `${text(captionKey(parameters, field))} (${place})`,
    keywords: parameterWords[field] ?? '',
    act: () => openField(field),
  }))
}

/** Lines of the panel's switches. */
export function buildPanelLines(text: Translate, openToggle: (toggle: Toggle) => void): PaletteLine[] {
  const place = text('find.settings.panel')
  return panelSections.flatMap(({ heading, toggles }) =>
    toggles.map(([toggle, caption]) => {
      const name = toggle === 'darkMode' ? text('find.actions.dark') : text(caption)
      return {
        key: `panel ${toggle}`,
        icon: 'layout-sidebar-reverse',
        label: `${heading ? `${text(heading)}: ` : ''}${name} (${place})`,
        keywords: toggleWords[toggle] ?? '',
        act: () => openToggle(toggle),
      }
    }),
  )
}

/** The line of the own password, a field of the profile. */
export function buildPasswordLine(text: Translate, openPassword: () => void): PaletteLine {
  return {
    key: 'profile password',
    icon: 'shield-lock',
    label: `${text(captionKey(profile, 'password'))} (${text('ui.frame.profile')})`,
    keywords: 'contraseña clave password senha cambiar change mudar',
    act: openPassword,
  }
}
