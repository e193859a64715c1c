import { chakra } from '@chakra-ui/react'
import { Logo } from '../logo.tsx'

/** The organization's own pictures; null where the product's stand. */
export interface Skin {
  logo: string | null
  favicon: string | null
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    flexShrink: 0,
    h: '3.75rem',
    px: 5,
    fontSize: '0.9375rem',
    fontWeight: 'title',
  },
  variants: { folded: { true: { px: 0, justifyContent: 'center' } } },
})
/** A logo is made for a light background: in the dark theme it lies on a plate. */
const Picture = chakra('img', {
  base: {
    display: 'block',
    h: '2.5rem',
    maxW: 'min(11.75rem, 100%)',
    px: 1.5,
    py: 1,
    ms: -1.5,
    bg: 'plate',
    objectFit: 'contain',
    objectPosition: 'left center',
    borderRadius: 'control',
  },
  variants: { isIcon: { true: { boxSize: '2rem', p: 0.5, ms: 0 } } },
})

interface BrandProps extends Partial<Skin> {
  productName: string
  folded?: boolean
}

/** Whose product this is: its mark and name, or the logo of the organization (ORG-14). */
export function Brand({ productName, logo = null, favicon = null, folded = false }: BrandProps) {
  const picture = folded ? favicon : logo
  return (
    <Row folded={folded}>
      {picture === null ? (
        <>
          <Logo />
          {folded ? null : productName}
        </>
      ) : (
        <Picture src={picture} alt={productName} isIcon={folded} />
      )}
    </Row>
  )
}
