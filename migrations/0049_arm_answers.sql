CREATE TABLE `arm_answer_days` (
	`finder_id` integer NOT NULL,
	`day` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`finder_id`, `day`),
	FOREIGN KEY (`finder_id`) REFERENCES `finders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `arm_answer_days_day` ON `arm_answer_days` (`day`);--> statement-breakpoint
CREATE TABLE `arm_answers` (
	`variant_id` integer NOT NULL,
	`year` integer NOT NULL,
	`arm_type` text NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`variant_id`, `year`, `arm_type`, `month`),
	FOREIGN KEY (`variant_id`) REFERENCES `vehicle_variants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `arm_answers_month` ON `arm_answers` (`month`);