import type { Translation } from '../translation.ts'

export const notifications = {
  title: 'Notificaciones en este dispositivo',
  purpose: 'Este dispositivo le avisa cuando hay algo que revisar, también con Castellan cerrado.',
  policy: 'Una regla de su organización fija cuánto dicen.',
  looking: 'Comprobando este dispositivo',
  off: 'Desactivadas. Este dispositivo permanece en silencio.',
  on: 'Activadas. Este dispositivo recibe avisos de lo que hay que revisar.',
  blocked: 'Bloqueadas por este navegador.',
  blockedHelp:
    'Permita las notificaciones de este sitio en la configuración del navegador y vuelva a abrir esta ventana.',
  impossible: 'No es posible aquí.',
  reasons: {
    unsupported:
      'Este navegador no puede recibirlas. En un iPhone o iPad, coloque primero la aplicación en la pantalla de inicio.',
    noServiceWorker:
      'La parte que las recibe no está instalada, como en una ventana privada. Recargue la página donde haya red.',
    noPushKey: 'Este servidor no envía notificaciones.',
    noPushService: 'Este navegador no llega a ningún servicio que pueda entregarlas.',
  },
  test: 'Enviar una prueba',
  working: { turningOn: 'Activando', turningOff: 'Desactivando', testing: 'Enviando una prueba' },
  tested: 'Una prueba está en camino. Aparece en un momento, tal como la muestra el navegador.',
  problems: {
    dismissed: 'La pregunta del navegador quedó sin respuesta. No se modificó nada.',
    unreachable: 'Se necesita el servidor y no está disponible. No se modificó nada.',
    refused: 'El servidor no aceptó este dispositivo. Inicie sesión de nuevo; no se modificó nada.',
    failed: 'El navegador no lo consiguió. No se modificó nada; vuelva a intentarlo.',
    notSent: 'El servicio que entrega las notificaciones no las acepta ahora. Vuelva a intentarlo más tarde.',
    forgotten: 'La suscripción del navegador había terminado. Vuelva a activar las notificaciones.',
    stillTold: 'Este navegador ya está en silencio. El servidor lo sabrá cuando vuelva a intentar un envío.',
  },
  answered_one: 'Su respuesta a una notificación está guardada en este dispositivo y se envía con la red.',
  answered_many:
    '{{count}} de respuestas a notificaciones están guardadas en este dispositivo y se envían con la red.',
  answered_other:
    '{{count}} respuestas a notificaciones están guardadas en este dispositivo y se envían con la red.',
} satisfies Translation<'es', 'notifications'>
