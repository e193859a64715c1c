import { chakra } from '@chakra-ui/react'

/** The buttons of a form that is longer than the window: what ends the work stays in sight. */
export const FormFoot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    py: 3,
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
