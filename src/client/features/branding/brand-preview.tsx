import { chakra } from '@chakra-ui/react'
import { type BrandingFields, skinOf } from '#shared/domain/branding/branding.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Brand } from '#client/ui/frame/brand.tsx'

const Panes = chakra('div', {
  base: {
    display: 'grid',
    gap: 3.5,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Pane = chakra('figure', {
  base: {
    display: 'grid',
    gap: 0,
    overflow: 'hidden',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Tab = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 5,
    py: 2,
    bg: 'sunken',
    fontSize: 'small',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& img': { boxSize: '1rem', objectFit: 'contain' },
  },
})
const Name = chakra('figcaption', {
  base: { px: 5, py: 2, fontSize: 'small', color: 'muted', borderTopWidth: '1px', borderColor: 'line' },
})

/** The top of the menu and the tab of the browser in both themes, as they are once this is saved. */
export function BrandPreview({ fields }: { fields: BrandingFields }) {
  const t = useTexts('branding')
  const words = useTexts('words')
  const skin = skinOf(fields)
  return (
    <Panes>
      {(['light', 'dark'] as const).map((theme) => (
        <Pane key={theme} className={theme}>
          <Brand productName={words('product')} {...skin} />
          <Tab>
            <img src={skin.favicon ?? '/favicon.svg'} alt="" />
            {words('product')}
          </Tab>
          <Name>{t(`preview.${theme}`)}</Name>
        </Pane>
      ))}
    </Panes>
  )
}
