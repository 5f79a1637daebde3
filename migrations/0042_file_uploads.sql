CREATE TABLE `file_uploads` (
	`company_id` integer NOT NULL,
	`hour` integer NOT NULL,
	`uploads` integer NOT NULL,
	PRIMARY KEY(`company_id`, `hour`)
);
