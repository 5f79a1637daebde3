import { eq, lt, type SQL, sql } from "drizzle-orm";
import { isAllowedOrigin } from "../../db/allowed-origins.ts";
import type { Database } from "../../db/database.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { armAnswersTable as answers, armAnswerDaysTable as days } from "../../db/schema/arm-answer.table.ts";
import { findersTable as finders } from "../../db/schema/finder.table.ts";
import { vehicleVariantsTable as variants } from "../../db/schema/vehicle.table.ts";
import { fitmentOptionsTable as fitments, catalogueStateTable as state } from "../../db/schema/version.table.ts";
import type { Statement } from "../../db/statements.ts";
import { DAY_MS } from "../../db/times.rules.ts";
import { adapterStatement, toAdapters } from "../fitment/adapter.repository.ts";
import type { ArmType } from "../fitment/arm.rules.ts";
import { ARM_ANSWERS_A_CAR, ARM_ANSWERS_A_DAY, KEEP_MONTHS, toMonth } from "./arm-answer.rules.ts";

/** A finder's visitors' answers of a day for one car. */
export type ArmAnswer = {
	uuid: string;
	/** Of the pages. */
	origin: string;
	/** Days since 1970 (UTC). */
	day: number;
	variantId: number;
	year: number;
	armType: ArmType;
	count: number;
};

const KEEP_DAYS = 2;

export function createArmAnswerRepository(db: Database) {
	return { addStatements, ofModel, cleanUp };

	/**
	 * Adds answers, given as JSON, of batches for which `isNew` holds of `row.value`. Only cars count whose adapter the active
	 * catalogue doesn't know, from pages that may show the finder, and only so many answers of a finder a day, in all and for
	 * a car, so that invented ones can't fill the table or decide about a car.
	 */
	function addStatements(rows: string, isNew: SQL, now: number): Statement[] {
		const of = (key: string) => sql.raw(`json_extract(row.value, '$.${key}')`);
		const isOpenQuestion = sql`${of("year")} <= ${new Date(now).getUTCFullYear() + 1} AND EXISTS (
			SELECT 1 FROM ${state} CROSS JOIN ${fitments} ON ${fitments.versionId} = ${state.activeVersionId}
			WHERE ${fitments.variantId} = ${of("variantId")} AND ${fitments.yearFrom} <= ${of("year")}
				AND coalesce(${fitments.yearTo}, ${of("year")}) >= ${of("year")}
				AND ${fitments.adapterId} IS NULL AND NOT ${fitments.universalAdapter}
		)`;
		const valid = sql`SELECT row.key AS place, ${finders.id} AS finder, ${of("day")} AS day, ${of("variantId")} AS variant,
				${of("year")} AS year, ${of("armType")} AS arm, ${of("count")} AS count,
				coalesce(${days.count}, 0) AS before, coalesce(${days.cars} ->> ('$."' || ${of("variantId")} || '"'), 0) AS before_car,
				sum(${of("count")}) OVER (PARTITION BY ${finders.id}, ${of("day")}, ${of("variantId")} ORDER BY row.key) AS of_car
			FROM json_each(${rows}) AS row JOIN ${finders} ON ${finders.uuid} = ${of("uuid")} AND ${finders.enabled}
				LEFT JOIN ${days} ON ${days.finderId} = ${finders.id} AND ${days.day} = ${of("day")}
			WHERE ${isNew} AND ${isAllowedOrigin(of("origin"))} AND ${isOpenQuestion}`;
		const ofCar = sql`SELECT *, min(count, ${ARM_ANSWERS_A_CAR} - before_car - of_car + count) AS taken FROM (${valid})`;
		const ofDay = sql`SELECT *, before + sum(taken) OVER (PARTITION BY finder, day ORDER BY place) AS so_far
			FROM (${ofCar}) WHERE taken > 0`;
		const taken = sql`SELECT * FROM (${ofDay}) WHERE so_far <= ${ARM_ANSWERS_A_DAY}`;
		const counted = sql`SELECT variant, year, arm, sum(taken) AS count FROM (${taken}) GROUP BY 1, 2, 3`;
		const cars = sql`SELECT finder, day, variant, sum(taken) AS taken, before_car + sum(taken) AS count
			FROM (${taken}) GROUP BY 1, 2, 3`;
		const perDay = sql`SELECT finder, day, sum(taken) AS count, json_group_object(CAST(variant AS TEXT), count) AS cars
			FROM (${cars}) GROUP BY 1, 2`;
		return [
			insertRows(db, answers, sql`FROM (${counted}) AS counted WHERE TRUE`, {
				...{ variantId: sql`counted.variant`, year: sql`counted.year`, armType: sql`counted.arm` },
				...{ month: toMonth(now), count: sql`counted.count` },
			}).onConflictDoUpdate({
				target: [answers.variantId, answers.year, answers.armType, answers.month],
				set: { count: sql`${answers.count} + excluded.count` },
			}),
			insertRows(db, days, sql`FROM (${perDay}) AS per_day WHERE TRUE`, {
				...{ finderId: sql`per_day.finder`, day: sql`per_day.day`, count: sql`per_day.count`, cars: sql`per_day.cars` },
			}).onConflictDoUpdate({
				target: [days.finderId, days.day],
				set: { count: sql`${days.count} + excluded.count`, cars: sql`json_patch(${days.cars}, excluded.cars)` },
			}),
		];
	}

	/** The answers of all variants of a model, and the adapters, in one call. */
	async function ofModel(modelId: number) {
		const { variantId, year, armType } = answers;
		const [adapters, rows] = await db.batch([
			adapterStatement(db),
			db
				.select({ variantId, year, armType, count: sql<number>`sum(${answers.count})`.as("total") })
				.from(variants)
				.crossJoin(answers)
				.where(sql`${eq(variants.modelId, modelId)} AND ${eq(answers.variantId, variants.id)}`)
				.groupBy(variantId, year, armType),
		]);
		return { ...toAdapters(adapters), answers: rows };
	}

	async function cleanUp(now: number): Promise<void> {
		await db.delete(answers).where(lt(answers.month, toMonth(now) - KEEP_MONTHS));
		await db.delete(days).where(lt(days.day, Math.floor(now / DAY_MS) - KEEP_DAYS));
	}
}
