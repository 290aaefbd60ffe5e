import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './button.module.css';

/** `primary` is the one thing a page asks for, `secondary` its company, `quiet` a tool. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentPropsWithRef<'button'> & { readonly variant?: ButtonVariant };

/** A button. It sends its form only when it says `type="submit"`. */
export function Button({ variant = 'primary', className, ...rest }: ButtonProps) {
  return <button type="button" className={buttonClass(variant, className)} {...rest} />;
}

type ButtonLinkProps<Anchor extends ElementType> = Omit<ComponentPropsWithRef<Anchor>, 'as'> & {
  readonly variant?: ButtonVariant;
  /** The router's link, where there is a router: `<ButtonLink as={Link} to="/">`. */
  readonly as?: Anchor;
};

/** A link that looks like a button. */
export function ButtonLink<Anchor extends ElementType = 'a'>({
  as,
  variant = 'primary',
  className,
  ...rest
}: ButtonLinkProps<Anchor>) {
  const Anchor: ElementType = as ?? 'a';
  return <Anchor className={buttonClass(variant, className)} {...rest} />;
}

const buttonClass = (variant: ButtonVariant, extra: string | undefined): string =>
  [styles.button, styles[variant], extra].filter(Boolean).join(' ');
