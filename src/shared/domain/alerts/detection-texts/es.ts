import type { DetectionTexts } from './en.ts'

export const detections = {
  'admin-confirmed-user-compromised': {
    name: 'Cuenta marcada como comprometida por un administrador',
    why: 'Un administrador tiene motivos para creer que un atacante usa esta cuenta.',
  },
  'anomalous-token': {
    name: 'Token de sesión con propiedades inusuales',
    why: 'Un token robado abre la cuenta sin contraseña y sin MFA.',
  },
  'anomalous-user-activity': {
    name: 'Actividad inusual de una cuenta en el directorio',
    why: 'Los atacantes exploran y cambian la configuración como el usuario nunca lo hizo.',
  },
  'anonymized-ip-address': {
    name: 'Inicio de sesión a través de una red anónima',
    why: 'Tor y redes parecidas ocultan quién inicia sesión, y casi nadie las necesita para trabajar.',
  },
  'attacker-in-the-middle': {
    name: 'Sesión tomada mediante una página de inicio falsa',
    why: 'Una página intermedia transmite la contraseña y se queda con la sesión abierta, con la MFA incluida.',
  },
  'attempted-prt-access': {
    name: 'Intento de robar el token de actualización principal de un equipo',
    why: 'Con este token, un atacante inicia sesión en todas las aplicaciones como el usuario del equipo.',
  },
  'generic-risk': {
    name: 'Riesgo detectado por Microsoft, sin detalles',
    why: 'Sin Microsoft Entra ID P2 el motivo queda oculto, y solo los inicios de sesión muestran qué pasó.',
  },
  'investigations-threat-intelligence': {
    name: 'Actividad que coincide con ataques conocidos',
    why: 'Microsoft conoce el patrón por atacantes reales, así que rara vez es casualidad.',
  },
  'leaked-credentials': {
    name: 'Contraseña hallada en una filtración de datos',
    why: 'Quien tiene la lista entra en todo lugar donde no se pide MFA.',
  },
  'malicious-ip-address': {
    name: 'Inicio de sesión desde una dirección malintencionada',
    why: 'La dirección es conocida por ataques o por muchísimos inicios de sesión fallidos.',
  },
  'malware-infected-ip-address': {
    name: 'Inicio de sesión desde una dirección infectada con malware',
    why: 'Allí hay un equipo controlado por otros, que quizá transmite lo que se escribe en él.',
  },
  'suspicious-file-access': {
    name: 'Acceso inusual a muchos archivos confidenciales',
    why: 'Quizá alguien reúne datos para venderlos o extorsionar a la empresa.',
  },
  'impossible-travel-risk': {
    name: 'Viaje imposible notificado por Microsoft',
    why: 'Nadie llega de un lugar a otro en ese tiempo, así que quizá dos personas usan la cuenta.',
  },
  'suspicious-inbox-rules-risk': {
    name: 'Regla de bandeja de entrada que manipula correo',
    why: 'Los atacantes eliminan o mueven mensajes para que el usuario no note su fraude.',
  },
  'nation-state-ip': {
    name: 'Inicio de sesión desde la dirección de un atacante estatal',
    why: 'Microsoft ha visto allí a tales atacantes, y rara vez llegan por casualidad.',
  },
  'new-country': {
    name: 'Actividad desde un país nuevo para este usuario',
    why: 'Lo explica un viaje, pero también un atacante en el extranjero que tiene la contraseña.',
  },
  'password-spray-risk': {
    name: 'Contraseña adivinada por difusión de contraseñas',
    why: 'El atacante probó una contraseña común en muchas cuentas, y aquí era la correcta.',
  },
  'risky-ip-address': {
    name: 'Actividad a través de un proxy anónimo',
    why: 'Un proxy oculta desde dónde trabaja un atacante.',
  },
  'suspicious-api-traffic': {
    name: 'Cuenta que lee demasiado en el directorio',
    why: 'Los atacantes listan usuarios, grupos y roles para encontrar su próximo objetivo.',
  },
  'suspicious-browser': {
    name: 'Navegador sospechoso que inicia sesión en muchos inquilinos',
    why: 'Un navegador en muchos inquilinos y países es más bien la herramienta de un atacante.',
  },
  'suspicious-inbox-forwarding': {
    name: 'Regla de bandeja de entrada con reenvío sospechoso',
    why: 'Una copia de cada mensaje va a una dirección externa, incluso tras cambiar la contraseña.',
  },
  'suspicious-ip-address': {
    name: 'Inicio de sesión desde una dirección sospechosa',
    why: 'Microsoft ha visto ataques desde esta dirección.',
  },
  'suspicious-sending-patterns': {
    name: 'Cuenta que envía correo sospechoso',
    why: 'Los atacantes usan un buzón de confianza para spam y phishing, hasta que se bloquea todo el correo.',
  },
  'token-issuer-anomaly': {
    name: 'Token de un emisor quizá comprometido',
    why: 'Quien controla el emisor inicia sesión como cualquier usuario.',
  },
  'unfamiliar-features': {
    name: 'Inicio de sesión distinto de los anteriores de este usuario',
    why: 'Lugar, dispositivo o red son nuevos, como cuando otro tiene la contraseña.',
  },
  'unlikely-travel': {
    name: 'Viaje atípico de este usuario',
    why: 'Los lugares están lejos y son inusuales para él, así que quizá en uno está otra persona.',
  },
  'user-reported-suspicious-activity': {
    name: 'El usuario notificó una solicitud de MFA como sospechosa',
    why: 'Otra persona provocó la solicitud, así que conoce la contraseña.',
  },
  'workload-threat-intelligence': {
    name: 'Actividad de una aplicación que coincide con ataques conocidos',
    why: 'Microsoft conoce el patrón por atacantes reales que usan el acceso de aplicaciones.',
  },
  'workload-suspicious-sign-ins': {
    name: 'Inicios de sesión sospechosos de una aplicación',
    why: 'Lugar, red o secreto son nuevos, como cuando otro tiene el secreto de la aplicación.',
  },
  'workload-admin-confirmed-compromised': {
    name: 'Aplicación marcada como comprometida por un administrador',
    why: 'Un administrador tiene motivos para creer que un atacante actúa como esta aplicación.',
  },
  'workload-leaked-credentials': {
    name: 'Secreto de una aplicación hallado en una filtración',
    why: 'Quien halló el secreto actúa como la aplicación, y ninguna MFA lo detiene.',
  },
  'workload-anomalous-activity': {
    name: 'Actividad inusual de una aplicación en el directorio',
    why: 'Los atacantes usan los permisos de una aplicación para crearse cuentas y secretos.',
  },
  'workload-malicious-application': {
    name: 'Aplicación que Microsoft considera malintencionada',
    why: 'Se hizo para leer correo y archivos o para enviar phishing en nombre de los usuarios.',
  },
  'workload-suspicious-application': {
    name: 'Aplicación quizá malintencionada',
    why: 'Quizá se hizo para leer correo y archivos en nombre de los usuarios.',
  },
  'workload-generic-risk': {
    name: 'Riesgo de una aplicación, sin detalles',
    why: 'El motivo queda oculto, y solo los inicios de sesión y cambios de la aplicación muestran qué pasó.',
  },
  'other-user-risk': {
    name: 'Riesgo de una cuenta de un tipo nuevo',
    why: 'Microsoft agrega tipos de riesgo sin aviso, y cada uno puede ser un ataque.',
  },
  'other-workload-risk': {
    name: 'Riesgo de una aplicación de un tipo nuevo',
    why: 'Microsoft agrega tipos de riesgo sin aviso, y la aplicación conserva sus permisos.',
  },
  'high-risk-sign-in': {
    name: 'Inicio de sesión de alto riesgo',
    why: 'Microsoft está casi seguro de que no fue el usuario.',
  },
  'risky-sign-in': {
    name: 'Inicio de sesión de riesgo',
    why: 'Microsoft duda de que fuera el usuario.',
  },
  'risky-sign-in-inside-operating-countries': {
    name: 'Inicio de sesión de riesgo desde un país de operación',
    why: 'Los atacantes alquilan direcciones en el país de la empresa para no llamar la atención.',
  },
  'several-risks-of-an-account': {
    name: 'Varios riesgos de una cuenta en media hora',
    why: 'Uno solo puede ser casualidad, varios a la vez apenas.',
  },
  'risky-sign-in-outside-operating-countries': {
    name: 'Inicio de sesión de riesgo fuera de los países de operación',
    why: 'Nadie trabaja allí, y Microsoft duda de que fuera el usuario.',
  },
  'sign-in-without-second-factor-outside-operating-countries': {
    name: 'Inicio de sesión sin MFA fuera de los países de operación',
    why: 'Bastó con una contraseña adivinada o robada.',
  },
  'sign-in-from-malicious-country': {
    name: 'Inicio de sesión desde un país conocido por sus ataques',
    why: 'Alguien entró desde donde suelen empezar los ataques.',
  },
  'sign-in-outside-operating-countries': {
    name: 'Inicio de sesión fuera de los países de operación',
    why: 'Alguien entró desde donde no trabaja nadie de la empresa.',
  },
  'attempt-from-malicious-country': {
    name: 'Intento de inicio de sesión desde un país conocido por ataques',
    why: 'Alguien de allí conoce la dirección de la cuenta e intenta entrar.',
  },
  'attempt-without-second-factor-outside-operating-countries': {
    name: 'Intento sin MFA fuera de los países de operación',
    why: 'Alguien en el extranjero prueba contraseñas, y ninguna MFA lo detiene.',
  },
  'sign-in-from-unknown-place': {
    name: 'Inicio de sesión desde un lugar desconocido',
    why: 'Los atacantes usan redes cuyo lugar no se puede determinar.',
  },
  'three-foreign-attempts-in-an-hour': {
    name: 'Tres intentos desde el extranjero en una hora',
    why: 'Alguien en el extranjero intenta una y otra vez entrar en esta cuenta.',
  },
  'five-foreign-attempts-in-a-day': {
    name: 'Cinco intentos desde el extranjero en un día',
    why: 'Alguien en el extranjero lo intenta con paciencia, para no pasar los límites habituales.',
  },
  'break-glass-account-used': {
    name: 'Cuenta de emergencia usada',
    why: 'Puede hacerlo todo y es solo para emergencias, así que cada uso debe conocerse.',
  },
  'shared-mailbox-signed-in': {
    name: 'Inicio de sesión directo en un buzón compartido',
    why: 'Los miembros usan su propia cuenta; quien entra directamente tiene una contraseña que nadie debería tener.',
  },
  'provider-sign-in-abroad': {
    name: 'Técnico del proveedor con sesión desde el extranjero',
    why: 'Quien toma la cuenta de un técnico llega a todos los clientes a la vez.',
  },
  'legacy-sign-in': {
    name: 'Inicio de sesión con autenticación heredada',
    why: 'Los protocolos antiguos no conocen la MFA, así que basta una contraseña robada.',
  },
  'password-grant-without-second-factor': {
    name: 'Aplicación que inició sesión con contraseña y sin MFA',
    why: 'Así prueban los atacantes contraseñas robadas, pues nada pide MFA.',
  },
  'device-code-for-broker': {
    name: 'Código de dispositivo usado para la sesión de todo un equipo',
    why: 'Un código obtenido con engaño da un token que abre todas las aplicaciones durante semanas.',
  },
  'device-code-sign-in': {
    name: 'Inicio de sesión con un código de dispositivo',
    why: 'Los atacantes envían códigos así; en cuanto se escriben, la sesión es suya.',
  },
  'graph-session-from-several-addresses': {
    name: 'Una sesión usada desde varias direcciones',
    why: 'Un token de sesión robado se usa en dos lugares a la vez.',
  },
  'developer-tool-reads-graph': {
    name: 'Herramienta de desarrollo que lee el directorio y el correo',
    why: 'Con una cuenta robada, los atacantes leen mediante herramientas de Microsoft en las que todo inquilino confía.',
  },
  'brute-force': {
    name: 'Muchas contraseñas erróneas en una cuenta',
    why: 'Alguien prueba contraseñas hasta que una acierta.',
  },
  'password-spray': {
    name: 'Una dirección prueba contraseñas en muchas cuentas',
    why: 'Entre muchas cuentas, en alguna acierta una contraseña común.',
  },
  'many-failed-sign-ins': {
    name: 'Muchos inicios de sesión fallidos de una cuenta',
    why: 'Puede ser un ataque, o un equipo que aún tiene una contraseña antigua.',
  },
  'smart-lockout': {
    name: 'Cuenta bloqueada tras contraseñas erróneas',
    why: 'Alguien prueba contraseñas, o un equipo aún tiene una antigua.',
  },
  'mass-lockouts': {
    name: 'Muchas cuentas bloqueadas a la vez',
    why: 'Se está atacando a todas las cuentas, y nadie puede trabajar.',
  },
  'prompts-denied': {
    name: 'Solicitudes de MFA rechazadas una y otra vez',
    why: 'Alguien tiene la contraseña y espera que el usuario ceda.',
  },
  'impossible-travel': {
    name: 'Inicios de sesión desde dos lugares demasiado lejanos',
    why: 'Nadie viaja tan deprisa, así que quizá dos personas usan la cuenta.',
  },
  'add-member-to-role-outside-of-pim-permanent': {
    name: 'Rol asignado de forma permanente sin pasar por PIM',
    why: 'Quien elude PIM no necesita aprobación y conserva el rol.',
  },
  'add-member-to-role-in-pim-completed-permanent': {
    name: 'Rol asignado de forma permanente en PIM',
    why: 'Quien toma esta cuenta tiene sus permisos en todo momento.',
  },
  'add-member-to-role-in-pim-completed-timebound': {
    name: 'Rol asignado por un tiempo en PIM',
    why: 'Hasta que acabe, quien toma esta cuenta tiene sus permisos.',
  },
  'add-member-to-role': {
    name: 'Rol de administrador asignado',
    why: 'Los atacantes dan un rol a una cuenta suya para poder volver.',
  },
  'add-eligible-member-to-role': {
    name: 'Cuenta apta para un rol en PIM',
    why: 'Desde ahora, esta cuenta puede activar el rol por sí misma.',
  },
  'add-member-to-role-completed-pim-activation': {
    name: 'Rol activado en PIM',
    why: 'Durante unas horas la cuenta tiene el rol; su dueño debería saber por qué.',
  },
  'remove-member-from-role': {
    name: 'Rol de administrador retirado',
    why: 'Los atacantes dejan fuera a los administradores que podrían detenerlos.',
  },
  'remove-member-from-role-in-pim': {
    name: 'Rol retirado en PIM',
    why: 'Los atacantes dejan fuera a administradores, y en PIM parece rutina.',
  },
  'second-factor-removed-from-policy': {
    name: 'Directiva de acceso condicional que ya no exige MFA',
    why: 'Desde ahora basta una contraseña robada con todos los que protegía.',
  },
  'update-conditional-access-policy': {
    name: 'Directiva de acceso condicional cambiada',
    why: 'Una exclusión o una directiva desactivada abre el camino a un atacante.',
  },
  'delete-conditional-access-policy': {
    name: 'Directiva de acceso condicional eliminada',
    why: 'Lo que exigía a los inicios de sesión ya no se exige.',
  },
  'add-conditional-access-policy': {
    name: 'Directiva de acceso condicional agregada',
    why: 'Una directiva equivocada deja fuera a usuarios, y los atacantes alejan así a los administradores.',
  },
  'second-factor-methods-removed': {
    name: 'Métodos de MFA de una cuenta quitados',
    why: 'El próximo que inicie sesión puede registrar su propio teléfono.',
  },
  'user-registered-security-info': {
    name: 'Método de MFA registrado por un usuario',
    why: 'Un atacante que ya entró registra su propio teléfono para quedarse.',
  },
  'domain-federated': {
    name: 'Dominio que ahora confía en otro proveedor de identidades',
    why: 'Quien controla ese proveedor entra como cualquier usuario del dominio, sin contraseña ni MFA.',
  },
  'set-federation-settings-on-domain': {
    name: 'Configuración de federación de un dominio cambiada',
    why: 'Con un certificado propio, los atacantes entran como cualquier usuario del dominio.',
  },
  'set-domain-authentication': {
    name: 'Forma de inicio de sesión de un dominio cambiada',
    why: 'Quizá ahora otro comprueba las contraseñas de todos los usuarios del dominio.',
  },
  'external-provider-changed': {
    name: 'Proveedor externo de MFA agregado o cambiado',
    why: 'Quien controla ese proveedor confirma la MFA de cualquier usuario.',
  },
  'consent-to-application': {
    name: 'Consentimiento dado a una aplicación',
    why: 'La aplicación lee o envía en nombre del usuario, incluso tras cambiar la contraseña.',
  },
  'add-delegated-permission-grant': {
    name: 'Permiso delegado dado a una aplicación',
    why: 'La aplicación actúa en nombre de sus usuarios, hasta donde ellos mismos pueden.',
  },
  'add-app-role-assignment-to-service-principal': {
    name: 'Permiso de aplicación dado a una aplicación',
    why: 'La aplicación lee o cambia datos de toda la empresa, sin ningún usuario.',
  },
  'add-service-principal-credentials': {
    name: 'Secreto o certificado agregado a una aplicación empresarial',
    why: 'Los atacantes agregan un secreto a una aplicación de confianza y desde entonces actúan como ella.',
  },
  'update-application-certificates-and-secrets-management': {
    name: 'Secreto o certificado agregado a un registro de aplicación',
    why: 'Quien tiene el secreto nuevo actúa como la aplicación, y ninguna MFA lo detiene.',
  },
  'reset-password': {
    name: 'Contraseña de un administrador restablecida',
    why: 'Quien la restablece tiene la cuenta y todo lo que puede hacer.',
  },
  'change-user-password': {
    name: 'Contraseña de un administrador cambiada',
    why: 'Un atacante que cambia la contraseña deja fuera al dueño.',
  },
  'disable-account': {
    name: 'Cuenta deshabilitada',
    why: 'Los atacantes deshabilitan las cuentas de quienes podrían detenerlos.',
  },
  'enable-account': {
    name: 'Cuenta habilitada',
    why: 'Una cuenta antigua que nadie vigila es un buen escondite.',
  },
  'add-member-to-group': {
    name: 'Miembro agregado a un grupo vigilado o con privilegios',
    why: 'Con la pertenencia llegan todos los accesos y roles del grupo.',
  },
  'add-owner-to-group': {
    name: 'Propietario agregado a un grupo vigilado o con privilegios',
    why: 'Un propietario deja entrar a cualquiera, y del grupo dependen accesos y roles.',
  },
  'add-role-definition': {
    name: 'Rol personalizado creado',
    why: 'Un nombre inocente puede ocultar permisos de gran alcance.',
  },
  'update-role-definition': {
    name: 'Rol personalizado cambiado',
    why: 'Quienes tienen el rol tienen al instante sus nuevos permisos.',
  },
  'update-role-setting-in-pim': {
    name: 'Reglas de activación de un rol cambiadas en PIM',
    why: 'Sin aprobación ni MFA, una cuenta robada activa el rol por sí sola.',
  },
  'triggered-pim-alert': {
    name: 'PIM avisa de cómo se usan los roles',
    why: 'PIM halló roles asignados fuera de él, sin uso o demasiado numerosos.',
  },
  'add-named-location': {
    name: 'Ubicación con nombre agregada',
    why: 'Desde una ubicación de confianza, las directivas quizá no pidan MFA.',
  },
  'update-named-location': {
    name: 'Ubicación con nombre cambiada',
    why: 'Con su dirección en una ubicación de confianza, un atacante se ahorra la MFA.',
  },
  'delete-named-location': {
    name: 'Ubicación con nombre eliminada',
    why: 'Las directivas que dependen de ella quizá ya no detienen a nadie.',
  },
  'update-continuous-access-evaluation': {
    name: 'Evaluación continua de acceso cambiada',
    why: 'Sin ella, las cuentas bloqueadas y los tokens robados siguen sirviendo hasta una hora.',
  },
  'update-policy': {
    name: 'Objeto de directiva del directorio cambiado',
    why: 'Puede decidir cuánto duran las sesiones o qué pueden hacer las aplicaciones.',
  },
  'add-policy': {
    name: 'Objeto de directiva agregado al directorio',
    why: 'Puede decidir, en lugar de otro, cuánto duran las sesiones o qué pueden las aplicaciones.',
  },
  'delete-policy': {
    name: 'Objeto de directiva del directorio eliminado',
    why: 'Lo que limitaba ya no está limitado.',
  },
  'update-authorization-policy': {
    name: 'Permisos predeterminados de usuarios e invitados cambiados',
    why: 'Deciden si los usuarios dan consentimiento a aplicaciones, invitan y leen el directorio.',
  },
  'authentication-methods-policy-update': {
    name: 'Directiva de métodos de autenticación cambiada',
    why: 'Un método más débil que vuelve a permitirse le sirve a un atacante.',
  },
  'authentication-methods-policy-reset': {
    name: 'Directiva de métodos de autenticación restablecida',
    why: 'Todas las decisiones sobre métodos se anulan, quizá se vuelven a permitir los débiles.',
  },
  'authentication-strength-policy-update': {
    name: 'Intensidad de autenticación cambiada',
    why: 'Las directivas que la exigen quizá acepten ahora métodos más débiles.',
  },
  'authentication-strength-policy-delete': {
    name: 'Intensidad de autenticación eliminada',
    why: 'Las directivas ya no pueden exigir estos métodos.',
  },
  'add-application': {
    name: 'Registro de aplicación creado',
    why: 'Los atacantes registran sus propias aplicaciones para conservar el acceso a datos.',
  },
  'add-owner-to-application': {
    name: 'Propietario agregado a un registro de aplicación',
    why: 'Un propietario agrega secretos y así actúa con los permisos de la aplicación.',
  },
  'add-owner-to-service-principal': {
    name: 'Propietario agregado a una aplicación empresarial',
    why: 'Un propietario cambia secretos e inicio de sesión de la aplicación y actúa con sus permisos.',
  },
  'set-verified-publisher': {
    name: 'Editor verificado de una aplicación establecido',
    why: 'Se da consentimiento con más facilidad a una aplicación con un nombre verificado.',
  },
  'unset-verified-publisher': {
    name: 'Editor verificado de una aplicación quitado',
    why: 'Ya nadie responde de quién está detrás de la aplicación.',
  },
  'add-permission-grant-policy': {
    name: 'Regla de consentimiento de aplicaciones agregada',
    why: 'Decide qué permisos pueden dar los usuarios a aplicaciones por su cuenta.',
  },
  'update-permission-grant-policy': {
    name: 'Regla de consentimiento de aplicaciones cambiada',
    why: 'Si ahora es más amplia, los usuarios pueden dejar entrar aplicaciones dañinas.',
  },
  'add-user': {
    name: 'Cuenta creada',
    why: 'Los atacantes crean cuentas para volver más tarde.',
  },
  'delete-user': {
    name: 'Cuenta eliminada',
    why: 'Los atacantes eliminan cuentas para hacer daño o borrar huellas.',
  },
  'hard-delete-user': {
    name: 'Cuenta eliminada definitivamente',
    why: 'No se puede restaurar, y su correo y sus archivos se van con ella.',
  },
  'update-stsrefreshtokenvalidfrom-timestamp': {
    name: 'Sesiones de una cuenta revocadas',
    why: 'Alguien quiso cerrar la sesión de la cuenta en todas partes, y quizá haya un motivo.',
  },
  'disable-strong-authentication': {
    name: 'MFA por usuario deshabilitada en una cuenta',
    why: 'Desde ahora basta una contraseña robada, salvo que una directiva exija MFA.',
  },
  'user-deleted-security-info': {
    name: 'Método de MFA eliminado por un usuario',
    why: 'Un atacante quita el teléfono del dueño para que solo quede el suyo.',
  },
  'user-changed-default-security-info': {
    name: 'Método de MFA predeterminado cambiado por un usuario',
    why: 'Las solicitudes van ahora a otro dispositivo, quizá al de un atacante.',
  },
  'admin-registered-security-info': {
    name: 'Método de MFA registrado por un administrador',
    why: 'Con un método o un Pase de acceso temporal suyo, otros entran como el usuario.',
  },
  'admin-deleted-security-info': {
    name: 'Método de MFA eliminado por un administrador',
    why: 'El próximo que inicie sesión puede registrar un método propio.',
  },
  'admin-updated-security-info': {
    name: 'Método de MFA cambiado por un administrador',
    why: 'Con otro número, códigos y llamadas llegan a otra persona.',
  },
  'add-fido2-security-key': {
    name: 'Clave de seguridad o de acceso agregada',
    why: 'Un atacante que agrega una clave vuelve sin contraseña.',
  },
  'delete-fido2-security-key-s': {
    name: 'Clave de seguridad o de acceso eliminada',
    why: 'La cuenta quizá vuelve a un método expuesto al phishing.',
  },
  'add-passwordless-phone-sign-in-credential': {
    name: 'Inicio de sesión por teléfono sin contraseña agregado',
    why: 'Quien tiene ese teléfono entra sin contraseña.',
  },
  'create-application-password-for-user': {
    name: 'Contraseña de aplicación creada',
    why: 'Elude la MFA y sigue valiendo tras cambiar la contraseña.',
  },
  'fraud-reported-user-is-blocked-for-mfa': {
    name: 'Fraude de MFA notificado por un usuario, MFA bloqueada',
    why: 'Otra persona tiene la contraseña y provocó la solicitud.',
  },
  'fraud-reported-no-action-taken': {
    name: 'Fraude de MFA notificado por un usuario, nada bloqueado',
    why: 'Otra persona tiene la contraseña y puede volver a intentarlo en cualquier momento.',
  },
  'suspicious-activity-reported': {
    name: 'Solicitud de MFA sospechosa notificada por un usuario',
    why: 'Quien provoca una solicitud conoce la contraseña.',
  },
  'convert-federated-user-to-managed': {
    name: 'Cuenta pasada de la federación a la nube',
    why: 'Ahora entra con una contraseña de la nube, que quizá conoce quien la convirtió.',
  },
  'invite-external-user': {
    name: 'Invitado agregado',
    why: 'Un invitado ve lo que se comparte en equipos y grupos, y puede ser la vía de regreso de un atacante.',
  },
  'redeem-external-user-invite': {
    name: 'Invitación aceptada por un invitado',
    why: 'Desde ahora, alguien de otra organización tiene acceso.',
  },
  'add-unverified-domain': {
    name: 'Dominio agregado, aún sin comprobar',
    why: 'Es el primer paso hacia inicios de sesión y correo con otro nombre.',
  },
  'add-verified-domain': {
    name: 'Dominio comprobado agregado',
    why: 'Los atacantes agregan un dominio propio para entrar por él como cualquier usuario.',
  },
  'remove-verified-domain': {
    name: 'Dominio quitado',
    why: 'Las direcciones del dominio dejan de funcionar, y otros pueden reclamarlo.',
  },
  'verify-domain': {
    name: 'Dominio comprobado',
    why: 'Desde ahora, cuentas y correo pueden usar este dominio.',
  },
  'set-dirsyncenabled-flag': {
    name: 'Sincronización de directorios activada o desactivada',
    why: 'Quien controla el directorio local controla las cuentas sincronizadas.',
  },
  'set-dirsync-feature': {
    name: 'Función de la sincronización de directorios cambiada',
    why: 'Quizá permite que una cuenta local se apodere de una de la nube.',
  },
  'set-password-policy': {
    name: 'Directiva de caducidad de contraseñas cambiada',
    why: 'Decide cuánto tiempo sirven las contraseñas robadas.',
  },
  'add-partner-to-company': {
    name: 'Asociado agregado al inquilino',
    why: 'Un asociado puede recibir permisos de gran alcance en el inquilino.',
  },
  'remove-partner-from-company': {
    name: 'Asociado quitado del inquilino',
    why: 'Quizá deja fuera a quienes cuidan del inquilino.',
  },
  'add-a-partner-to-cross-tenant-access-setting': {
    name: 'Acceso entre inquilinos agregado para una organización',
    why: 'Los usuarios de esa organización quizá entren ahora con otras reglas.',
  },
  'update-a-partner-cross-tenant-access-setting': {
    name: 'Acceso entre inquilinos de una organización cambiado',
    why: 'Quizá ahora se confía en la MFA o los dispositivos del otro inquilino.',
  },
  'update-the-company-default-cross-tenant-access-setting': {
    name: 'Acceso entre inquilinos predeterminado cambiado',
    why: 'Vale para los usuarios de todas las demás organizaciones.',
  },
  'create-a-partner-cross-tenant-identity-sync-setting': {
    name: 'Sincronización entre inquilinos agregada',
    why: 'Otro inquilino puede crear cuentas aquí, una vía de regreso silenciosa.',
  },
  'set-device-registration-policies': {
    name: 'Reglas de registro de dispositivos cambiadas',
    why: 'Los atacantes registran dispositivos propios para que pasen por administrados.',
  },
  'reveal-local-administrator-password': {
    name: 'Contraseña de administrador local de un equipo leída',
    why: 'Quien la conoce controla el equipo y lo que hay en él.',
  },
  'read-bitlocker-key': {
    name: 'Clave de BitLocker de un equipo leída',
    why: 'Con la clave y el equipo se pueden leer todos los datos de la unidad.',
  },
  'device-no-longer-compliant': {
    name: 'Dispositivo que ya no es conforme',
    why: 'Algo que lo protege está apagado, por descuido o a propósito.',
  },
  'device-no-longer-managed': {
    name: 'Dispositivo que ya no está administrado',
    why: 'Ya nadie ve ni impone su protección.',
  },
  'update-group-settings': {
    name: 'Configuración de grupos cambiada',
    why: 'Decide quién crea grupos y si los invitados pueden ser propietarios.',
  },
  'create-group-settings': {
    name: 'Configuración de grupos creada',
    why: 'Sustituye lo predeterminado sobre quién crea grupos y deja entrar a invitados.',
  },
  'update-identityprotectionpolicy': {
    name: 'Directiva de riesgo cambiada',
    why: 'Quizá ya no se detienen los inicios de sesión y usuarios de riesgo.',
  },
  'update-notificationsettings': {
    name: 'Destinatarios de avisos de riesgo cambiados',
    why: 'Quienes deberían enterarse de los riesgos quizá ya no se enteran de nada.',
  },
  confirmcompromised: {
    name: 'Cuenta confirmada a mano como comprometida',
    why: 'Alguien investigó y halló a un atacante; asegúrese de que se haga también el resto.',
  },
  dismissuser: {
    name: 'Riesgo de una cuenta descartado',
    why: 'Un riesgo descartado no detiene ningún inicio de sesión; quien lo descartó debería saber por qué.',
  },
  'directory-scheduled-for-deletion-userrequest': {
    name: 'Eliminación del inquilino programada',
    why: 'Con el inquilino se van todas las cuentas, el correo y los archivos.',
  },
  'add-service-principal': {
    name: 'Aplicación empresarial agregada',
    why: 'A una aplicación que nadie conoce quizá alguien dio consentimiento por error.',
  },
  'set-company-information': {
    name: 'Información de la empresa cambiada',
    why: 'Los contactos deciden quién recibe los avisos de seguridad de Microsoft.',
  },
  'support-request-approved': {
    name: 'Acceso a datos concedido al soporte de Microsoft',
    why: 'Un ingeniero de Microsoft puede abrir contenido durante horas; alguien debería haberlo pedido.',
  },
  'update-security-defaults': {
    name: 'Valores de seguridad predeterminados activados o desactivados',
    why: 'Sin ellos y sin directivas, basta una contraseña robada.',
  },
  'other-policy-changed': {
    name: 'Otra directiva del directorio cambiada',
    why: 'Las directivas deciden qué se permite, y los atacantes empiezan por aflojarlas.',
  },
  'elevated-to-user-access-administrator': {
    name: 'Un administrador tomó el acceso a todo Azure',
    why: 'La cuenta puede darse todas las suscripciones de Azure, con servidores y copias de seguridad.',
  },
  'inbox-rule-forwards-outside': {
    name: 'Regla de bandeja de entrada que reenvía fuera de la empresa',
    why: 'Así leen los atacantes el correo, incluso tras cambiar la contraseña.',
  },
  'inbox-rule-forwards': {
    name: 'Regla de bandeja de entrada que reenvía correo',
    why: 'El correo va a otro buzón, que también puede tener un atacante.',
  },
  'inbox-rule-hides-mail': {
    name: 'Regla de bandeja de entrada que elimina u oculta correo',
    why: 'Los atacantes ocultan respuestas y avisos al usuario mientras engañan a otros.',
  },
  'inbox-rule-changed': {
    name: 'Regla de bandeja de entrada creada o cambiada',
    why: 'La mayoría son inofensivas, pero también los atacantes empiezan con una regla.',
  },
  'mailbox-forwards-outside': {
    name: 'Buzón que reenvía todo fuera de la empresa',
    why: 'Alguien de fuera lo lee todo, incluso tras cambiar la contraseña.',
  },
  'mailbox-forwards': {
    name: 'Buzón que reenvía todo',
    why: 'Todo el correo va a otro buzón, cuyo dueño debería conocerse.',
  },
  'mailbox-permission-given': {
    name: 'Acceso a un buzón dado a otra persona',
    why: 'Quien lo tiene lee todo el correo o envía en nombre del dueño.',
  },
  'mailbox-delegate-set': {
    name: 'Delegado que puede enviar en nombre de un buzón',
    why: 'Se cree lo que llega en nombre de alguien, sobre todo al pagar facturas.',
  },
  'mailbox-auditing-bypassed': {
    name: 'Cuenta excluida de la auditoría de buzones',
    why: 'Lo que esta cuenta lee y elimina en los buzones ya no se registra.',
  },
  'mail-access-throttled': {
    name: 'Más correo leído del que Microsoft registra',
    why: 'Más de mil accesos en un día indican que quizá se copió un buzón.',
  },
  'mail-synced-in-bulk': {
    name: 'Varias carpetas de correo copiadas en una hora',
    why: 'Las copia un programa de correo nuevo, y también un atacante.',
  },
  'mail-read-in-bulk': {
    name: 'Cantidad inusual de correo leído en una hora',
    why: 'Quizá una herramienta busca facturas y contraseñas en el buzón.',
  },
  'transport-rule-changed': {
    name: 'Regla de flujo de correo cambiada',
    why: 'Una regla así copia, desvía o deja entrar el correo de toda la empresa.',
  },
  'mail-connector-changed': {
    name: 'Conector de correo cambiado',
    why: 'Por un conector se desvía el correo o se envía spam en nombre de la empresa.',
  },
  'exchange-role-given': {
    name: 'Permiso de administrador de Exchange concedido',
    why: 'Con él se puede abrir, registrar y reenviar cualquier buzón.',
  },
  'unified-audit-stopped': {
    name: 'Registro de auditoría unificado desactivado',
    why: 'Desde ahora nadie ve lo que hace un atacante.',
  },
  'mailbox-auditing-stopped': {
    name: 'Auditoría de buzones desactivada para todos',
    why: 'Lo que se lee, envía y elimina en los buzones no deja rastro.',
  },
  'mailbox-owner-auditing-stopped': {
    name: 'Auditoría de un buzón desactivada',
    why: 'Lo que pasa en este buzón no deja rastro.',
  },
  'mail-protection-removed': {
    name: 'Protección del correo desactivada o eliminada',
    why: 'Ya no se detiene el phishing, el malware o las fugas de datos.',
  },
  'mail-signing-stopped': {
    name: 'Firma DKIM de un dominio desactivada',
    why: 'El correo falso del dominio se distingue peor, y el auténtico acaba como spam.',
  },
  'automatic-forwarding-opened': {
    name: 'Reenvío automático al exterior permitido',
    why: 'Las reglas de los atacantes pueden sacar ahora correo de la empresa.',
  },
  'ediscovery-search-started': {
    name: 'Búsqueda de eDiscovery en contenidos iniciada',
    why: 'Busca en todos los buzones y archivos sin que sus dueños lo noten.',
  },
  'anyone-link-created': {
    name: 'Vínculo creado que cualquiera puede abrir',
    why: 'Quien consigue el vínculo abre el archivo sin iniciar sesión.',
  },
  'anyone-link-used': {
    name: 'Vínculo abierto a cualquiera usado',
    why: 'Alguien abrió el archivo sin iniciar sesión, y no se sabrá quién fue.',
  },
  'file-shared-outside': {
    name: 'Archivo compartido fuera de la empresa',
    why: 'Salen datos de la empresa, quizá hacia una dirección privada.',
  },
  'files-downloaded-in-bulk': {
    name: 'Cantidad inusual de archivos descargados en una hora',
    why: 'Alguien se lleva datos, antes de irse o para extorsionar.',
  },
  'files-deleted-in-bulk': {
    name: 'Cantidad inusual de archivos eliminados en una hora',
    why: 'El ransomware y los empleados enfadados eliminan todo lo que pueden.',
  },
  'malware-in-file': {
    name: 'Malware hallado en un archivo almacenado',
    why: 'Quien abre o sincroniza el archivo infecta un equipo.',
  },
  'site-administrator-added': {
    name: 'Administrador agregado a un sitio',
    why: 'Un administrador del sitio lee y comparte todo lo que hay en él.',
  },
  'sharing-policy-changed': {
    name: 'Directiva de uso compartido o acceso de SharePoint cambiada',
    why: 'Si ahora es más amplia, los archivos pueden salir de la empresa sin que se note.',
  },
  'team-guest-added': {
    name: 'Invitado agregado a un equipo de Teams',
    why: 'El invitado ve los chats y archivos de los canales del equipo.',
  },
  'teams-setting-changed': {
    name: 'Configuración de Teams de toda la organización cambiada',
    why: 'Vale para todos, para reuniones, aplicaciones e invitados.',
  },
  'teams-opened-to-outside': {
    name: 'Teams abierto al exterior',
    why: 'Los desconocidos pueden escribir a los empleados, y el phishing llega también por chat.',
  },
  'data-loss-rule-matched': {
    name: 'Datos confidenciales hallados por una regla de prevención',
    why: 'Quizá salieron de la empresa números de tarjeta o datos personales.',
  },
  'malware-mail-delivered': {
    name: 'Un correo con malware llegó a un buzón',
    why: 'Quien abre el adjunto infecta un equipo.',
  },
  'phishing-mail-delivered': {
    name: 'Un correo de phishing llegó a un buzón',
    why: 'Quien cae en él entrega una contraseña o una sesión a un extraño.',
  },
  'mail-reported-as-threat': {
    name: 'Una persona notificó un correo como amenaza',
    why: 'Lo que una persona notó, otras quizá lo abrieron.',
  },
  'malicious-link-opened': {
    name: 'Enlace malicioso abierto pese a la advertencia',
    why: 'La persona pudo escribir allí una contraseña o descargar malware.',
  },
  'malicious-link-blocked': {
    name: 'Se bloqueó el clic en un enlace malicioso',
    why: 'El correo con el enlace puede estar también en otros buzones.',
  },
  'defender-endpoint': {
    name: 'Alerta de Defender para punto de conexión',
    why: 'Algo dañino se ejecuta en un equipo, o se detuvo allí.',
  },
  'defender-identity': {
    name: 'Alerta de Defender for Identity',
    why: 'Alguien ataca cuentas o servidores de la red local.',
  },
  'defender-cloud-apps': {
    name: 'Alerta de Defender for Cloud Apps',
    why: 'Pasa algo inusual en una aplicación en la nube.',
  },
  'defender-office': {
    name: 'Alerta de Defender para Office 365',
    why: 'Llegó correo o archivos dañinos, o se envían desde aquí.',
  },
  'defender-xdr': {
    name: 'Alerta de Defender XDR',
    why: 'Varios indicios juntos apuntan a un ataque.',
  },
  'defender-app-governance': {
    name: 'Alerta de la gobernanza de aplicaciones',
    why: 'Una aplicación con acceso a datos se comporta de forma inusual.',
  },
  'defender-data-loss': {
    name: 'Alerta de la prevención de pérdida de datos',
    why: 'Quizá salieron datos confidenciales de la empresa.',
  },
  'defender-cloud': {
    name: 'Alerta de Defender for Cloud',
    why: 'Servidores, almacenamiento o bases de datos en Azure están en peligro.',
  },
  'defender-sentinel': {
    name: 'Alerta de Microsoft Sentinel',
    why: 'Una regla de la supervisión propia de la empresa encontró algo.',
  },
  'defender-insider-risk': {
    name: 'Alerta de la administración de riesgos internos',
    why: 'Quizá alguien de la empresa se lleva datos.',
  },
  'defender-identity-protection': {
    name: 'Alerta de Protección de Microsoft Entra ID',
    why: 'Microsoft duda de que fuera el usuario quien inició sesión.',
  },
  'defender-other': {
    name: 'Alerta de otro producto de Microsoft',
    why: 'Microsoft encontró algo que merece una mirada.',
  },
  'account-at-risk': {
    name: 'Cuenta en riesgo',
    why: 'Microsoft resume sus indicios de que otra persona quizá usa la cuenta.',
  },
  'defender-incident': {
    name: 'Incidente en Defender',
    why: 'Microsoft ve varias alertas como partes de un mismo ataque.',
  },
  'service-issue': {
    name: 'Servicio de Microsoft con problemas',
    why: 'Si nadie puede trabajar, conviene saber que la culpa no es suya.',
  },
  'administrators-without-mfa': {
    name: 'Administradores sin MFA',
    why: 'Quien averigua la contraseña de uno de ellos tiene los derechos de un administrador.',
  },
  'users-without-mfa': {
    name: 'Usuarios sin MFA',
    why: 'Quien averigua una de sus contraseñas entra y puede registrar antes que nadie un método propio.',
  },
  'no-conditional-access-policy': {
    name: 'Ninguna directiva de acceso condicional pese a la licencia',
    why: 'Sin una directiva activa, nada pide MFA ni impide el paso a dispositivos y países extraños.',
  },
  'security-defaults-off': {
    name: 'Valores predeterminados de seguridad desactivados y sin sustituto',
    why: 'Nada pide MFA, y las formas antiguas de iniciar sesión están abiertas.',
  },
  'policy-left-in-report-only': {
    name: 'Directiva de acceso condicional olvidada en modo de solo informe',
    why: 'Solo anota lo que haría, y todos creen en una protección que no existe.',
  },
  'unused-licensed-users': {
    name: 'Usuarios con licencia que no inician sesión',
    why: 'Nadie nota si otra persona usa una cuenta así, y su licencia se paga.',
  },
  'unused-users': {
    name: 'Usuarios que no inician sesión',
    why: 'Nadie nota si otra persona usa una cuenta así.',
  },
  'unused-guests': {
    name: 'Invitados que no inician sesión',
    why: 'Conservan el acceso a archivos y equipos mucho después de terminar la colaboración.',
  },
  'licensed-administrators': {
    name: 'Administradores con licencia para el trabajo diario',
    why: 'El correo y la web llegan a una cuenta con muchos derechos: un clic puede entregar el inquilino.',
  },
  'rogue-app': {
    name: 'Aplicación que usan los atacantes',
    why: 'Con ella los atacantes copian buzones y archivos, incluso después de cambiar la contraseña.',
  },
  'app-secret-expires': {
    name: 'Secreto de aplicación a punto de caducar',
    why: 'Cuando caduque, lo que inicia sesión con él dejará de funcionar, a menudo en plena noche.',
  },
  'app-certificate-expires': {
    name: 'Certificado de aplicación a punto de caducar',
    why: 'Cuando caduque, lo que inicia sesión con él dejará de funcionar, a menudo en plena noche.',
  },
  'app-secret-lives-long': {
    name: 'Secreto de aplicación válido durante años',
    why: 'Cuanto más dura un secreto, más personas y copias de seguridad lo conocen.',
  },
  'app-waits-for-approval': {
    name: 'Aplicación que espera aprobación',
    why: 'Alguien quiere dar acceso a una aplicación y espera, o busca otro camino.',
  },
  'license-ends': {
    name: 'Suscripción a su fin',
    why: 'Cuando termina, las personas pierden el correo y los archivos al cabo de un tiempo.',
  },
  'licenses-over-used': {
    name: 'Más licencias en uso que compradas',
    why: 'Microsoft retira antes o después las que sobran, y alguien no puede trabajar.',
  },
  'licenses-unused': {
    name: 'Muchas licencias sin usar',
    why: 'La empresa paga por lo que nadie usa.',
  },
  'license-assignment-fails': {
    name: 'Licencias que no se pueden asignar',
    why: 'Las personas nuevas del grupo no reciben buzón ni aplicaciones, y no saben por qué.',
  },
  'secure-score-dropped': {
    name: 'Secure Score ha bajado',
    why: 'Se desactivó una protección, o algo nuevo está sin proteger.',
  },
  'secure-score-low': {
    name: 'Secure Score muy bajo',
    why: 'Falta la mayor parte de lo que recomienda Microsoft, y los ataques sencillos tienen éxito.',
  },
  'directory-sync-stopped': {
    name: 'La sincronización del directorio se ha detenido',
    why: 'Quien fue bloqueado o se marchó en el directorio local sigue teniendo acceso en la nube.',
  },
  'stale-devices': {
    name: 'Dispositivos que ya nadie usa',
    why: 'Siguen siendo conocidos, y uno perdido o vendido puede tener acceso todavía.',
  },
  'devices-not-compliant': {
    name: 'Dispositivos que no cumplen las reglas',
    why: 'Los sistemas antiguos y la falta de cifrado facilitan el robo de sus datos.',
  },
  'connection-lost': {
    name: 'Conexión con una empresa perdida',
    why: 'Ya no se lee nada de esta empresa: lo que ocurre en ella ni se muestra ni se avisa.',
  },
  'exchange-connection-lost': {
    name: 'Conexión con Exchange Online perdida',
    why: 'Ya no se leen los buzones ni las reglas de correo, y sus cambios pasan inadvertidos.',
  },
  'sync-failing': {
    name: 'La sincronización del directorio falla una y otra vez',
    why: 'Aquí no se sabe quién ha llegado, se ha ido o ha perdido su MFA desde entonces.',
  },
  'permissions-missing': {
    name: 'Faltan permisos',
    why: 'Lo que estos permisos autorizan no se lee, y nada de ello se puede avisar.',
  },
  'staff-action-failed': {
    name: 'Falló una acción de su personal en un inquilino',
    why: 'Alguien puede creer que se hizo, mientras el inquilino sigue como antes.',
  },
  'task-failed': {
    name: 'Falló una acción automática en un inquilino',
    why: 'Lo que debía ocurrir solo no ocurrió, y nadie estaba para verlo.',
  },
  'task-partly-done': {
    name: 'Acción automática en un inquilino hecha solo en parte',
    why: 'Medio bloqueo o media liberación puede ser peor que nada: mire qué falta.',
  },
  'posture-regressed': {
    name: 'Una comprobación de seguridad ya no se cumple',
    why: 'Se cambió un ajuste que protegía a la empresa, por error o por un atacante que se abre paso.',
  },
  'posture-regressed-by-task': {
    name: 'Una comprobación ya no se cumple tras un cambio hecho desde aquí',
    why: 'Un cambio pedido aquí ha debilitado a la empresa, quizá sin que nadie lo quisiera.',
  },
  'restricted-sender': {
    name: 'Usuario sin permiso para enviar correo',
    why: 'Exchange detuvo una cuenta que enviaba correo no deseado: quizá la usa otra persona.',
  },
  'quarantine-release-requested': {
    name: 'Se pide liberar un correo en cuarentena',
    why: 'Alguien espera un correo retenido, y los atacantes confían en que se deje pasar.',
  },
  'google-government-attack': {
    name: 'Google advierte de un ataque respaldado por un gobierno',
    why: 'Estos atacantes son pacientes y tienen medios, y Google avisa a muy pocas personas.',
  },
  'google-password-leaked': {
    name: 'Google suspendió una cuenta con la contraseña filtrada',
    why: 'Otra persona conoce la contraseña y quizá ya haya iniciado sesión con ella.',
  },
  'google-account-hijacked': {
    name: 'Google suspendió una cuenta por estar en manos ajenas',
    why: 'Google ha visto que otra persona usa la cuenta, y lo que hizo antes sigue ahí.',
  },
  'google-account-sends-spam': {
    name: 'Google suspendió una cuenta que enviaba spam',
    why: 'Quizá otra persona envíe correo en nombre de este usuario.',
  },
  'google-account-suspended': {
    name: 'Google suspendió una cuenta',
    why: 'Google no dice el motivo: puede que la hayan usado mal o que incumpliera una norma.',
  },
  'google-stolen-session': {
    name: 'Google cerró una sesión que pudo ser robada',
    why: 'Una sesión robada abre la cuenta sin contraseña y sin MFA.',
  },
  'google-risky-action': {
    name: 'Acción arriesgada permitida en Google',
    why: 'Google dudó de un cambio delicado y lo permitió después de una comprobación.',
  },
  'google-risky-action-blocked': {
    name: 'Acción arriesgada bloqueada en Google',
    why: 'No se cambió nada, pero quien lo intentó sigue con la sesión abierta.',
  },
  'google-suspicious-login': {
    name: 'Inicio de sesión sospechoso en Google',
    why: 'Google sabe cómo inicia sesión el usuario, y esta vez fue distinto.',
  },
  'google-other-warning': {
    name: 'Otra advertencia de Google',
    why: 'Google ha añadido una advertencia que aquí aún no se conoce; hay que leerla.',
  },
  'google-challenges-failed': {
    name: 'Segundo paso fallido varias veces en Google',
    why: 'A quien se le pide el segundo paso ya ha dado la contraseña correcta.',
  },
  'google-second-factor-off': {
    name: 'Segundo paso desactivado en Google',
    why: 'Desde ahora basta la contraseña para abrir la cuenta.',
  },
  'google-advanced-protection-left': {
    name: 'Protección Avanzada abandonada en Google',
    why: 'Este usuario estaba protegido porque los atacantes lo buscan.',
  },
  'google-recovery-changed': {
    name: 'Recuperación de una cuenta de Google cambiada',
    why: 'Quien tenga la dirección o el teléfono de recuperación puede recuperar la cuenta después.',
  },
  'google-forwarding-outside': {
    name: 'Correo reenviado fuera de la empresa en Google',
    why: 'Alguien de fuera lo lee todo y el buzón parece el de siempre.',
  },
  'google-admin-role-given': {
    name: 'Función de administrador concedida en Google',
    why: 'Quien la tiene puede cambiar cuentas y ajustes, y dejar entrar a otros.',
  },
  'google-admin-role-changed': {
    name: 'Función de administrador cambiada en Google',
    why: 'Quien la tiene quizá pueda hacer más, aunque no se haya concedido ninguna nueva.',
  },
  'google-second-factor-not-enforced': {
    name: 'Segundo paso ya no exigido en Google',
    why: 'Toda una parte de la empresa se abre ahora solo con contraseñas.',
  },
  'google-mail-monitored': {
    name: 'Se copia el correo de un usuario en Google',
    why: 'Un administrador envía el correo de alguien a otra dirección sin que el dueño lo vea.',
  },
  'google-data-transferred': {
    name: 'Archivos de un usuario transferidos en Google',
    why: 'Todos los archivos de una persona pasan a otra, lo normal solo cuando alguien se va.',
  },
  'google-company-data-exported': {
    name: 'Exportación de todos los datos iniciada en Google',
    why: 'Todo lo que la empresa tiene en Google puede descargarse de una vez.',
  },
  'google-api-client-authorized': {
    name: 'Un cliente puede actuar como cualquier usuario en Google',
    why: 'Lee y escribe como cualquiera de la empresa, sin su contraseña y sin ser visto.',
  },
  'google-app-trusted': {
    name: 'Aplicación marcada como de confianza en Google',
    why: 'Desde ahora los usuarios pueden darle acceso a todo lo que pida.',
  },
  'google-app-given-access': {
    name: 'Una aplicación accede a correo o archivos en Google',
    why: 'Conserva el acceso sin el usuario, incluso tras cambiar la contraseña.',
  },
  'duo-fraud-reported': {
    name: 'Aviso de Duo denunciado como fraude',
    why: 'El usuario no inició sesión, así que otra persona tiene la contraseña.',
  },
  'duo-prompts-denied-then-approved': {
    name: 'Avisos de Duo rechazados varias veces y luego aprobados',
    why: 'Los atacantes envían avisos hasta que uno se aprueba por error o por cansancio.',
  },
  'duo-bypass-used': {
    name: 'Inicio de sesión sin pasar por Duo',
    why: 'A este usuario no se le pide un segundo factor, así que bastó la contraseña.',
  },
  'duo-bypass-code-created': {
    name: 'Código de omisión creado en Duo',
    why: 'Quien tiene el código inicia sesión sin el segundo factor.',
  },
  'duo-user-set-to-bypass': {
    name: 'Usuario de Duo con omisión activada',
    why: 'A partir de ahora no se pide a este usuario un segundo factor hasta que alguien lo restablezca.',
  },
} satisfies DetectionTexts
