import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

// Fills the height that the frame leaves, so that a table inside can take the rest and scroll by itself.
const PageBox = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 3.5,
    h: 'full',
    w: 'full',
    maxW: '120rem',
    mx: 'auto',
    px: { base: 3, md: 6 },
    pt: { base: 3, md: 4 },
    '& > *': { flexShrink: 0 },
    // What can be done stays within reach beside an open panel. A child of the page: a look through all that is below costs
    // a wide table its frames.
    '&:has(> aside) > header': { pe: { base: 0, xl: '{sizes.panel}' } },
    _after: { content: '""', flex: '0 0 auto', h: { base: 3, md: 3.5 } },
  },
})

const Head = chakra('header', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 4, rowGap: 2.5 },
})
const Words = chakra('div', { base: { flex: '1 1 20rem', minW: 0 } })
const Trail = chakra('ol', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    gap: 1,
    mb: 0.5,
    fontSize: 'small',
    color: 'muted',
    '& a': { color: 'inherit' },
  },
})
const Title = chakra('h1', {
  base: {
    fontSize: { base: 'lead', md: 'title' },
    lineHeight: '1.75rem',
    fontWeight: 'title',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    outline: 'none',
  },
})
const TitleRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 0 },
})
const AsOf = chakra('div', {
  base: { fontSize: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
const Purpose = chakra('p', { base: { mt: 0.5, maxW: '46rem', fontSize: 'control', color: 'muted' } })
const Toolbar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } })
const Figures = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
})

export type PageProps = {
  title: string
  /** The page is a part of the screen that the frame's bar names on phones: there the title stands on the page, too. */
  isPart?: boolean
  /** What the page is for, in one line. */
  purpose?: ReactNode
  /** How old the shown state is. */
  asOf?: ReactNode
  /** From the outermost to this page: links, then plain text. */
  breadcrumb?: ReactNode[]
  breadcrumbLabel?: string
  toolbar?: ReactNode
  /** Tiles with the figures that matter. */
  figures?: ReactNode
  children: ReactNode
}

export function Page({
  title,
  isPart = false,
  purpose,
  asOf,
  breadcrumb = [],
  breadcrumbLabel,
  toolbar,
  figures,
  children,
}: PageProps) {
  return (
    <PageBox>
      <Head>
        <Words>
          {breadcrumb.length > 0 ? (
            <nav aria-label={breadcrumbLabel}>
              <Trail>
                {breadcrumb.map((step, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a trail has no other identity
                  <Fragment key={index}>
                    {index > 0 ? <li aria-hidden>/</li> : null}
                    <li aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>{step}</li>
                  </Fragment>
                ))}
              </Trail>
            </nav>
          ) : null}
          <TitleRow>
            <Title tabIndex={-1} srOnly={{ base: !isPart, md: false }}>
              {title}
            </Title>
            {asOf ? <AsOf>{asOf}</AsOf> : null}
          </TitleRow>
          {purpose ? <Purpose>{purpose}</Purpose> : null}
        </Words>
        {toolbar ? <Toolbar>{toolbar}</Toolbar> : null}
      </Head>
      {figures ? <Figures>{figures}</Figures> : null}
      {children}
    </PageBox>
  )
}
