import type { ComponentProps } from 'react'

/** The specification's variants (section 9), and a quiet one for what stands beside others. */
export type Variant =
  | 'primary'
  | 'secondary'
  | 'success'
  | 'danger'
  | 'warning'
  | 'info'
  | 'light'
  | 'dark'
  | 'link'
  | 'quiet'
export type Size = 'small' | 'default' | 'large'

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  size?: Size
  /** A bootstrap-icons name; shown before the text. */
  icon?: string
}

/** Class names of a button, for links that look like one. */
export function buttonClass(variant: Variant = 'primary', size: Size = 'default'): string {
  const width = { small: ' btn-sm', default: '', large: ' btn-lg' }[size]
  return `btn btn-${variant}${width}`
}

export function Button({ variant, size, icon, className = '', children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(variant, size)} ${className}`.trim()} {...rest}>
      {icon && <i className={`bi bi-${icon}`} aria-hidden="true" />}
      {icon && children ? <span className="words">{children}</span> : children}
    </button>
  )
}
