import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Control, type Resolver, useController, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { WEBHOOK_EVENTS } from "#worker/webhooks/webhook.rules.ts";
import { type Webhook, type WebhookCreate, webhookCreateSchema } from "#worker/webhooks/webhook.schema.ts";
import { ComboboxField, SwitchField, TextField } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { StaleDialog } from "../../components/form/stale-dialog.tsx";
import { useEntitySave } from "../../components/form/use-entity-save.ts";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { MultiCombobox } from "../../components/multi-combobox.tsx";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { companiesQuery } from "../companies/select-lists.api.ts";
import { EVENT_TEXTS } from "./event-texts.ts";
import { SecretDialog, useSecretQuestion } from "./secret-dialog.tsx";
import { createWebhook, fetchWebhook, updateWebhook } from "./webhook.api.ts";

const isField = (path: string): path is keyof WebhookCreate => path in webhookCreateSchema.shape;
const resolver: Resolver<WebhookCreate> = schemaResolver<WebhookCreate>(webhookCreateSchema);
const toValues = ({ url, events, active }: Webhook): WebhookCreate => ({ url, events, active });

/** Adds a webhook, then shows its secret once; or edits the given one. */
export function WebhookFormDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const close = useOwnClose(onClose);
	const { user } = useCurrentUser();
	const question = useSecretQuestion();
	const reload = () => queryClient.invalidateQueries({ queryKey: ["webhooks"] });
	const [secret, setSecret] = useState<string | null>();
	const isAdmin = user.roles.includes("ROLE_ADMIN");
	const form = useForm<WebhookCreate>({
		resolver,
		defaultValues: webhook
			? toValues(webhook)
			: { url: "", events: [...WEBHOOK_EVENTS], active: true, ...(isAdmin && { companyId: user.company.id }) },
	});
	const { save, isSaving, stale } = useEntitySave<Webhook & { secret?: string | null }, WebhookCreate>({
		form,
		entity: webhook,
		toValues,
		isField,
		staleCode: "webhooks.stale",
		create: createWebhook,
		update: (base, { companyId: _, ...values }, once) => updateWebhook({ ...base, ...values }, once),
		fetchNewer: ({ id }) => fetchWebhook(id),
		onFailed: reload,
		onSaved: (saved, show) => {
			void reload();
			if (saved.secret !== undefined) setSecret(saved.secret);
			else if (!show()) close();
		},
	});
	const { control, formState } = form;
	const isSecretComing = isSaving && !webhook;
	return (
		<SecretDialog
			secret={secret}
			isComing={isSecretComing}
			title={t("webhooks.created_title")}
			description={t("webhooks.secret_description")}
			lost={t("webhooks.secret_lost")}
			onClose={onClose}
		>
			<FormDialog
				title={webhook ? t("webhooks.edit") : t("webhooks.add")}
				isDirty={formState.isDirty}
				isSaving={isSaving}
				staysOpen={webhook !== undefined}
				onSubmit={save}
				{...(isSecretComing && { question })}
				onClose={onClose}
			>
				{isAdmin && !webhook && <CompanyField control={control} />}
				<TextField
					control={control}
					name="url"
					type="url"
					label={t("webhooks.url")}
					hint={t("webhooks.url_hint")}
					maxLength={500}
					autoComplete="off"
					spellCheck={false}
					autoFocus
				/>
				<EventsField control={control} />
				<SwitchField control={control} name="active" label={t("webhooks.active")} hint={t("webhooks.active_hint")} />
			</FormDialog>
			{stale && <StaleDialog {...stale} />}
		</SecretDialog>
	);
}

function EventsField({ control }: { control: Control<WebhookCreate> }) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name: "events" });
	return (
		<Field label={t("webhooks.events")} error={fieldState.error}>
			{(aria) => (
				<MultiCombobox
					{...aria}
					ref={field.ref}
					values={field.value}
					choices={WEBHOOK_EVENTS.map((event) => ({ value: event, label: t(EVENT_TEXTS[event]) }))}
					onChange={(values) => field.onChange(WEBHOOK_EVENTS.filter((event) => values.includes(event)))}
					onBlur={field.onBlur}
				/>
			)}
		</Field>
	);
}

function CompanyField({ control }: { control: Control<WebhookCreate> }) {
	const { t } = useTranslation();
	const { data: companies = [] } = useQuery(companiesQuery());
	return (
		<ComboboxField
			control={control}
			name="companyId"
			label={t("users.company")}
			placeholder={t("field.choose")}
			choices={companies.map(({ id, title }) => ({ value: String(id), label: title }))}
			toValue={Number}
		/>
	);
}
