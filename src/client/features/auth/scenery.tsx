import { chakra } from '@chakra-ui/react'

const Picture = chakra('svg', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    boxSize: 'full',
    pointerEvents: 'none',
    '--far': { base: '#eeeffb', _dark: '#17182a' },
    '--middle': { base: '#e4e5f8', _dark: '#1a1c36' },
    '--near': { base: '#d8daf4', _dark: '#1f2145' },
    '--disc': { base: '#f3f0e4', _dark: '#26284a' },
  },
})

/** Hills in three distances, and a keep behind the farthest. */
export function Scenery() {
  return (
    <Picture viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="1120" cy="330" r="92" fill="var(--disc)" />
      <path
        fill="var(--middle)"
        d="M1003 570v-130h-9v-40h15v13h12v-13h17v13h13v-13h17v13h13v-13h15v40h-9v130h-78zM1080 580v-92h8v-14h9v8h10v-8h11v8h10v-8h9v14h8v92h-62z"
      />
      <path
        fill="var(--far)"
        d="M0 640c150-46 300-58 470-34 190 27 340-70 520-76 170-6 310 52 450 40v330H0z"
      />
      <path
        fill="var(--middle)"
        d="M0 730c180-70 330-66 500-30 220 46 360-50 560-46 160 4 270 50 380 44v202H0z"
      />
      <path fill="var(--near)" d="M0 826c210-52 400-20 620-22 240-2 420-64 820-18v114H0z" />
    </Picture>
  )
}
