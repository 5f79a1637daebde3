import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { NOTE_MAX } from "#worker/orders/order.rules.ts";
import { ErrorPage } from "../../components/error-page.tsx";
import { AppForm } from "../../components/form/app-form.tsx";
import { SwitchField, TextField } from "../../components/form/bound-fields.tsx";
import { showFormProblem } from "../../components/form/field-problems.ts";
import { FormFields } from "../../components/form/form-fields.tsx";
import { UnsavedGuard } from "../../components/form/unsaved-guard.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { notifySuccess } from "../../lib/notify.ts";
import { sendKnown } from "../../lib/send-known.ts";
import { useCurrentUser, useHoldsRole } from "../../lib/session/use-current-user.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useMayLeadOn } from "../../lib/use-is-open.ts";
import { useWrite } from "../../lib/use-write.ts";
import { AddressFields } from "./address-fields.tsx";
import { CompanyField } from "./company-field.tsx";
import { LineEditor } from "./line-editor.tsx";
import { createOrder, refreshOrders } from "./order.api.ts";
import type { ALL, OUTGOING } from "./order-area.ts";
import { toNewOrderSearch } from "./order-search.ts";
import { addPasted, isOrderField, newOrderValues, type OrderValues, orderResolver } from "./order-values.ts";

type OrderFormProps = { area: typeof OUTGOING | typeof ALL };

/** A link to it may reach somebody who can't place orders. */
export const OrderFormPage = (props: OrderFormProps) =>
	useHoldsRole("ROLE_CUSTOMER") ? <OrderForm {...props} /> : <ErrorPage status={403} />;

/** Enters an order: lines searched, typed or pasted; where it goes; and whether it waits. */
function OrderForm({ area }: OrderFormProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const { sku, from } = toNewOrderSearch(useSearch({ strict: false }));
	const { user } = useCurrentUser();
	const form = useForm<OrderValues>({ resolver: orderResolver, defaultValues: newOrderValues(sku, from) });
	const { control, formState } = form;
	const named = useWatch({ control, name: "companyId" });
	const isAdmin = user.roles.includes("ROLE_ADMIN");
	const companyId = isAdmin ? named : user.company.id;
	const mayLeadOn = useMayLeadOn();
	const createOnce = useIdempotentCall(createOrder);
	const { mutate, isPending } = useWrite({
		mutationFn: ({ pasted: _, finder, timeZone, ...values }: OrderValues) =>
			sendKnown({ timeZone }, values, (known) => createOnce({ ...values, ...known, finder: finder ?? undefined })),
		onSuccess: ({ id }) => {
			notifySuccess(t("label.saved"));
			void refreshOrders();
			// Everything is saved, so leaving asks nothing, also if it was begun before.
			form.reset(form.getValues());
			return mayLeadOn() && navigate({ to: area.one, params: { id }, replace: true, ignoreBlocker: true });
		},
		onError: (error) => showFormProblem(form, isOrderField, error),
	});
	const submit = () => {
		addPasted(form);
		return form.handleSubmit((values) => mutate(values))();
	};
	return (
		<>
			<PageHeader
				back={
					<Button variant="link" size="inline" asChild className="justify-self-start">
						<Link to={area.list}>
							<ArrowLeft className="rtl:rotate-180" />
							{t(area.title)}
						</Link>
					</Button>
				}
				title={t("orders.add")}
			/>
			<AppForm onSubmit={submit} className="grid min-w-0 gap-5">
				<FormFields isClosed={isPending} className="grid items-start gap-6 @wide/page:grid-cols-[minmax(0,1fr)_22rem]">
					<Card className="grid min-w-0 gap-5 p-5 md:p-6">
						{isAdmin && <CompanyField form={form} />}
						<LineEditor form={form} companyId={companyId} />
					</Card>
					<Card className="grid min-w-0 gap-5 p-5 md:p-6">
						<TextField
							control={control}
							name="orderNumber"
							label={t("orders.number")}
							hint={t("orders.number_hint")}
							maxLength={60}
						/>
						<AddressFields form={form} />
						<TextField control={control} name="note" label={t("orders.note")} maxLength={NOTE_MAX} />
						<SwitchField control={control} name="prime" label={t("orders.prime")} hint={t("orders.prime_hint")} />
						<SwitchField
							control={control}
							name="hold"
							label={t("orders.enter_held")}
							hint={t("orders.enter_held_hint")}
						/>
					</Card>
				</FormFields>
				<div className="flex flex-wrap justify-end gap-2">
					<Button variant="outline" asChild>
						<Link to={area.list}>{t("action.cancel")}</Link>
					</Button>
					<Button type="submit" busy={isPending} title={t("form.save_hint")} aria-keyshortcuts="Control+S Meta+S">
						{t("orders.enter")}
					</Button>
				</div>
			</AppForm>
			<UnsavedGuard dirty={formState.isDirty} />
		</>
	);
}
