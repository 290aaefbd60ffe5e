import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './button.module.css';

/** `primary` is the page's main action, `secondary` a further one, `quiet` a tool. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentPropsWithRef<'button'> & { readonly variant?: ButtonVariant };

/** A button that submits its form only with `type="submit"`, unlike HTML's default. */
export function Button({ variant = 'primary', className, ...rest }: ButtonProps) {
  return <button type="button" className={buttonClass(variant, className)} {...rest} />;
}

type ButtonLinkProps<Anchor extends ElementType> = Omit<ComponentPropsWithRef<Anchor>, 'as'> & {
  readonly variant?: ButtonVariant;
  /** The router's link, if the page has a router: `<ButtonLink as={Link} to="/">`. */
  readonly as?: Anchor;
};

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
