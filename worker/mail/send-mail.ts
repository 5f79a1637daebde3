/** Sends mail. Locally the binding saves the mail as a file and sends nothing. */
export async function sendMail(env: Env, mail: { to: string; subject: string; text: string }): Promise<void> {
	await env.EMAIL.send({ from: env.MAIL_FROM, ...mail });
}
