import type { ComponentProps } from 'react'

/** The specification's variants (section 9), and `quiet` for a button without border and background. */
export type ButtonVariant =
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
export type ButtonSize = 'small' | 'default' | 'large'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Name of an icon in bootstrap-icons, which is shown before the text. */
  icon?: string
}

/** Class names of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'default'): string {
  const sizeClass = { small: ' btn-sm', default: '', large: ' btn-lg' }[size]
  return `btn btn-${variant}${sizeClass}`
}

export function Button({
  variant,
  size,
  icon,
  className = '',
  children,
  type = 'button',
  ...buttonProps
}: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(variant, size)} ${className}`.trim()} {...buttonProps}>
      {icon && <i className={`bi bi-${icon}`} aria-hidden="true" />}
      {icon && children ? <span className="words">{children}</span> : children}
    </button>
  )
}
