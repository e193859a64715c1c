/** Where the frame leads, in the router's words: a screen, or one thing on it. */
export type Target =
  | { to: '/companies'; search?: { open?: string } }
  | { to: '/employees'; search?: { employee?: string; of?: string; company?: string } }
  | { to: '/devices' }
  | { to: '/users'; search?: { modal: 'addUser' } }
  | { to: '/organizations' }
  | { to: '/user-profile' }
